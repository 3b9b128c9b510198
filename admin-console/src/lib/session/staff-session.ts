import { useSyncExternalStore } from 'react'
import { deviceStorage } from '../device-storage.ts'
import { type Session, SessionStore, TOKEN_KEY } from './session-store.ts'

/** Without a connection the session ends on the server by itself, after two hours without requests. */
function endOnServer(token: string): void {
  const headers = { Authorization: `Bearer ${token}` }
  void fetch('/api/staff/sign-out', { method: 'POST', headers, keepalive: true }).catch(() => undefined)
}

/** The session of this tab. */
export const staffSession = new SessionStore({
  storage: deviceStorage(),
  now: Date.now,
  afterWait: (wait, action) => {
    const timer = setTimeout(action, wait)
    return () => clearTimeout(timer)
  },
  endOnServer,
})

// The key is null if the whole storage was cleared.
window.addEventListener('storage', ({ key }) => {
  if (key === TOKEN_KEY || key === null) staffSession.followStorage()
})
// Timers stop while a computer sleeps, and a page in the back/forward cache receives no storage events.
document.addEventListener('visibilitychange', staffSession.checkTime)
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) staffSession.followStorage()
})

/** Returns the current session and renders again after every change. */
export const useStaffSession = (): Session =>
  useSyncExternalStore(staffSession.subscribe, staffSession.current)

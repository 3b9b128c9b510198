import { useSyncExternalStore } from 'react'
import { type Session, SessionStore, TOKEN_KEY } from './session-store.ts'

/** The session of this tab. */
export const staffSession = new SessionStore({
  storage: window.localStorage,
  now: Date.now,
  afterWait: (wait, action) => {
    const timer = setTimeout(action, wait)
    return () => clearTimeout(timer)
  },
})

// A null key is the whole storage emptied.
window.addEventListener('storage', ({ key }) => {
  if (key === TOKEN_KEY || key === null) staffSession.followStorage()
})
// Timers stand still while a computer sleeps, and a page kept for the back button hears nothing of other tabs.
document.addEventListener('visibilitychange', staffSession.checkTime)
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) staffSession.followStorage()
})

/** Who is signed in, followed through every change. */
export const useStaffSession = (): Session =>
  useSyncExternalStore(staffSession.subscribe, staffSession.current)

import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { SessionStore } from './session-store.ts'

/** For how long an answer of the server tells that a session still holds, in milliseconds. */
const HOLDS_MS = 60_000

/**
 * A-02, docs/decisions/030-staff-accounts.md: makes a staff call anew that nobody made for a minute, so that who was deactivated meanwhile is
 * told. A 401 ends the session as after any call; another failure says nothing about it.
 */
export const lookAgain = (answers: QueryClient, queryKey: QueryKey, session: SessionStore) => (): void => {
  if (session.current().status !== 'active') return
  const { dataUpdatedAt = 0, errorUpdatedAt = 0 } = answers.getQueryState(queryKey) ?? {}
  if (Date.now() - Math.max(dataUpdatedAt, errorUpdatedAt) < HOLDS_MS) return
  void answers.refetchQueries({ queryKey, exact: true }, { cancelRefetch: false })
}

/** Does something whenever somebody comes back to this window or tab, until what this gives back is called. */
export function onReturn(action: () => void): () => void {
  const listener = new AbortController()
  const { signal } = listener
  const actionIfVisible = () => {
    if (document.visibilityState === 'visible') action()
  }
  window.addEventListener('focus', action, { signal })
  document.addEventListener('visibilitychange', actionIfVisible, { signal })
  return () => listener.abort()
}

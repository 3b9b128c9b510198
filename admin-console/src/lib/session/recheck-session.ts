import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { SessionStore } from './session-store.ts'

/** How long a response of the server proves that the session is valid, in ms. */
const HOLDS_MS = 60_000

/**
 * Repeats a staff request that was last made over a minute ago, so that a deactivated member is signed out
 * (docs/decisions/030-staff-accounts.md). A 401 ends the session as after any request; other errors do not affect it.
 */
export const recheckSession =
  (queryClient: QueryClient, queryKey: QueryKey, session: SessionStore) => (): void => {
    if (session.current().status !== 'active') return
    const { dataUpdatedAt = 0, errorUpdatedAt = 0 } = queryClient.getQueryState(queryKey) ?? {}
    if (Date.now() - Math.max(dataUpdatedAt, errorUpdatedAt) < HOLDS_MS) return
    void queryClient.refetchQueries({ queryKey, exact: true }, { cancelRefetch: false })
  }

/** Calls `action` whenever this window or tab becomes active again, until the returned function is called. */
export function onWindowReturn(action: () => void): () => void {
  const listener = new AbortController()
  const { signal } = listener
  const actionIfVisible = () => {
    if (document.visibilityState === 'visible') action()
  }
  window.addEventListener('focus', action, { signal })
  document.addEventListener('visibilitychange', actionIfVisible, { signal })
  return () => listener.abort()
}

import type { QueryClient } from '@tanstack/react-query'
import { forgetClientDraft, tabStorage } from '../client/stored-draft.ts'
import type { Session, SessionStore } from '../session/session-store.ts'

/**
 * Clears the query cache and the draft of a client on sign-out, so that no personal data stays in this tab, and invalidates it when somebody signs in again
 * after a lapsed session.
 */
export function clearCacheOnSessionChange(queryClient: QueryClient, session: SessionStore): void {
  let before: Session['status'] = session.current().status
  session.subscribe(() => {
    const { status } = session.current()
    if (status === 'none') {
      queryClient.clear()
      forgetClientDraft(tabStorage())
    }
    if (status === 'active' && before === 'lapsed') void queryClient.invalidateQueries()
    before = status
  })
}

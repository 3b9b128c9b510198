import type { QueryClient } from '@tanstack/react-query'
import type { Session, SessionStore } from './session/session-store.ts'

/**
 * whoever signs out leaves no client's particulars behind in memory; whoever signs in again after their session ran
 * out sees what could not be fetched meanwhile.
 */
export function clearCacheOnSessionChange(answers: QueryClient, session: SessionStore): void {
  let before: Session['status'] = session.current().status
  session.subscribe(() => {
    const { status } = session.current()
    if (status === 'none') answers.clear()
    if (status === 'active' && before === 'lapsed') void answers.invalidateQueries()
    before = status
  })
}

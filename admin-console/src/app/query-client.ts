import { QueryClient } from '@tanstack/react-query'
import { Unreachable } from '../lib/problems.ts'
import { type Session, type SessionStore } from '../lib/session/session-store.ts'

/** A refusal is final; what did not arrive is asked for once more. */
const retry = (failures: number, problem: unknown): boolean => failures < 1 && problem instanceof Unreachable

/** Without a network, a call fails with its sentence (E-01) rather than waiting in silence. */
const networkMode = 'always'

/** What the server told this tab. */
export const createConsoleQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry, retryDelay: 800, staleTime: 15_000, networkMode },
      mutations: { retry: false, networkMode },
    },
  })

/**
 * whoever signs out leaves no client's particulars behind in memory; whoever signs in again after their session ran
 * out sees what could not be fetched meanwhile.
 */
export function keepInStep(queryClient: QueryClient, session: SessionStore): void {
  let before: Session['status'] = session.current().status
  session.subscribe(() => {
    const { status } = session.current()
    if (status === 'none') queryClient.clear()
    if (status === 'active' && before === 'lapsed') void queryClient.invalidateQueries()
    before = status
  })
}

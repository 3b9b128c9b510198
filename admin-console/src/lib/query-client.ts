import { QueryClient } from '@tanstack/react-query'
import { Unreachable } from './problems.ts'
import type { Session, SessionStore } from './session/session-store.ts'
import { staffSession } from './session/staff-session.ts'

/** A refusal is final; what did not arrive is asked for once more. */
const retry = (failures: number, problem: unknown): boolean => failures < 1 && problem instanceof Unreachable

/** Without a network, a call fails with its sentence (E-01) rather than waiting in silence. */
const networkMode = 'always'

/** A store of the server's answers. */
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
export function keepInStep(answers: QueryClient, session: SessionStore): void {
  let before: Session['status'] = session.current().status
  session.subscribe(() => {
    const { status } = session.current()
    if (status === 'none') answers.clear()
    if (status === 'active' && before === 'lapsed') void answers.invalidateQueries()
    before = status
  })
}

/** What the server told this tab. */
export const queryClient = createConsoleQueryClient()
keepInStep(queryClient, staffSession)

/** Begins to ask before the screen is there. If that fails, the screen asks again itself and says what went wrong. */
export function askAhead(asked: Promise<unknown>): void {
  asked.catch(() => {})
}

import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { Unreachable } from 'shared-ui/api/problems'
import { waitForHeadStart } from './head-start.ts'
import { clearCacheOnSessionChange } from './keep-in-step.ts'
import { staffSession } from './session/staff-session.ts'

/** A refusal is final; what did not arrive is asked for once more. */
const retry = (failures: number, problem: unknown): boolean => failures < 1 && problem instanceof Unreachable

/** Without a network, a call fails with its sentence (E-01) rather than waiting in silence. */
const networkMode = 'always'

/** How long an answer that nobody looks at is kept: who comes back to a list from a long telephone call finds its rows, and their place, at once. */
const RETENTION_MS = 30 * 60_000

/** A store of the server's answers. */
export const createConsoleQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry, retryDelay: 800, staleTime: 15_000, gcTime: RETENTION_MS, networkMode },
      mutations: { retry: false, networkMode },
    },
  })

/** The query client of this tab, which loaders and screens get through the router's context. */
export const queryClient = createConsoleQueryClient()
clearCacheOnSessionChange(queryClient, staffSession)

/**
 * Asks before the screen is there, and lets it be drawn once, with the answer, where that comes soon. If it does not, the
 * screen says that it loads; if it fails, the screen asks again itself and says what went wrong (W-05).
 */
export async function prefetchBeforeDraw(
  answers: QueryClient,
  asked: Promise<unknown>,
  { queryKey }: { queryKey: QueryKey },
): Promise<void> {
  const answered = waitForHeadStart(asked)
  // What is known is shown at once, and renewed under the reader's eyes.
  if (answers.getQueryData(queryKey) === undefined) await answered
}

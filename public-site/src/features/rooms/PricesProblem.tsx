import { ApiProblem, Unreachable } from 'shared-ui/api/problems'
import { ProblemText } from 'shared-ui/components/ProblemText'
import { OFFLINE } from 'shared-ui/copy/problems/offline'
import { isCachedShell } from '../../lib/document/is-prerendered.ts'

/** Why rooms, prices or availability cannot be shown: there is no network, the dates were refused, or another error. */
export function PricesProblem({ problem }: { problem: unknown }) {
  if (problem instanceof Unreachable && hasNoSignal()) return OFFLINE.noPrices
  // With a wrong clock a page requests dates that the server refuses, and marks no field.
  const refused = problem instanceof ApiProblem ? Object.values(problem.fields) : []
  return refused.length > 0 ? Array.from(new Set(refused)).join(' ') : <ProblemText problem={problem} />
}

/** Whether there is no network. The browser may wrongly report one, so the cached shell counts as offline too. */
const hasNoSignal = (): boolean => !navigator.onLine || isCachedShell()

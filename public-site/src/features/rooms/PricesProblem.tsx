import { Unreachable } from 'shared-ui/api/problems'
import { ProblemText } from 'shared-ui/components/ProblemText'
import { OFFLINE } from 'shared-ui/copy/problems/offline'
import { isCachedShell } from '../../lib/document/is-prerendered.ts'

/** Why rooms, prices or availability cannot be shown: there is no network, or another error. */
export function PricesProblem({ problem }: { problem: unknown }) {
  return problem instanceof Unreachable && hasNoSignal() ? (
    OFFLINE.noPrices
  ) : (
    <ProblemText problem={problem} />
  )
}

/** Whether there is no network. The browser may wrongly report one, so the cached shell counts as offline too. */
const hasNoSignal = (): boolean => !navigator.onLine || isCachedShell()

import { Unreachable } from 'shared-ui/api/problems'
import { OFFLINE } from 'shared-ui/copy/offline'
import { isCachedShell } from '../../lib/is-prerendered.ts'
import { ProblemText } from '../../lib/ProblemText.tsx'

/** Why rooms, their prices or what is free cannot be told: there is no signal, or what `ProblemText` says (E-01). */
export function PricesProblem({ problem }: { problem: unknown }) {
  return problem instanceof Unreachable && hasNoSignal() ? (
    OFFLINE.noPrices
  ) : (
    <ProblemText problem={problem} />
  )
}

/** A browser may take a line that leads nowhere for a signal; that the page itself had to be kept tells better. */
const hasNoSignal = (): boolean => !navigator.onLine || isCachedShell()

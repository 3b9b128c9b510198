import { ApiProblem } from 'shared-ui/api/problems'
import type { Purchase } from 'shared-ui/validators/payment'

/** How long to wait before asking again, in milliseconds; the last one from then on. The lodge itself asks at 5 s, 30 s, 2 min. */
const WAITS_MS = [3_000, 4_000, 5_000, 10_000, 15_000]
const LAST_WAIT_MS = 30_000

/** The wait before the `asked`-th repeat, counted from 0. */
export const waitBeforeAsking = (asked: number): number => WAITS_MS[asked] ?? LAST_WAIT_MS

export type PurchaseFollower = {
  ask: (signal: AbortSignal) => Promise<Purchase>
  onOutcome: (result: Purchase) => void
  /** The question itself failed; it is asked again. */
  onFailure: (problem: unknown) => void
  /** No purchase has this number and key. */
  onUnknownPurchase: () => void
}

/** The outcomes that change by themselves: the bank has not answered, or the charge is still being returned. */
const OPEN_OUTCOMES: ReadonlySet<Purchase['outcome']> = new Set(['unknown', 'returning'])

/** Asks how a purchase stands until that no longer changes, or until `leaving` is aborted. */
export async function followPurchase(follower: PurchaseFollower, leaving: AbortSignal): Promise<void> {
  for (let asked = 0; !leaving.aborted; asked++) {
    const isSettled = await askOnce(follower, leaving)
    if (isSettled) return
    await pause(waitBeforeAsking(asked), leaving)
  }
}

async function askOnce(follower: PurchaseFollower, leaving: AbortSignal): Promise<boolean> {
  try {
    const result = await follower.ask(leaving)
    if (!leaving.aborted) follower.onOutcome(result)
    return !OPEN_OUTCOMES.has(result.outcome)
  } catch (problem) {
    if (leaving.aborted) return true
    if (problem instanceof ApiProblem && problem.code === 'purchase_not_found') {
      follower.onUnknownPurchase()
      return true
    }
    follower.onFailure(problem)
    return false
  }
}

function pause(milliseconds: number, leaving: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    leaving.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })
}

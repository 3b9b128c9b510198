import { ApiProblem } from 'shared-ui/api/problems'
import type { Purchase } from 'shared-ui/validators/payments/payment'

/** Delays before the next requests, in ms. The lodge itself queries the provider after 5 s, 30 s and 2 min. */
const DELAYS_MS = [3_000, 4_000, 5_000, 10_000, 15_000]
/** Delay after those, in ms. */
const LAST_DELAY_MS = 30_000

/** Returns the delay before a repeated request, in ms; `repeat` counts from 0. */
export const pollingDelay = (repeat: number): number => DELAYS_MS[repeat] ?? LAST_DELAY_MS

export type PurchaseFollower = {
  request: (signal: AbortSignal) => Promise<Purchase>
  onOutcome: (result: Purchase) => void
  /** The request failed; it is repeated. */
  onFailure: (problem: unknown) => void
  /** The server knows no purchase with this number and key. */
  onUnknownPurchase: () => void
}

/** The outcomes that may still change: the bank has not responded, or the charge is being returned. */
const OPEN_OUTCOMES: ReadonlySet<Purchase['outcome']> = new Set(['unknown', 'returning'])

/** Polls the outcome of a purchase until it is final, or until `leaving` is aborted. */
export async function followPurchase(follower: PurchaseFollower, leaving: AbortSignal): Promise<void> {
  for (let repeat = 0; !leaving.aborted; repeat++) {
    const isSettled = await pollOnce(follower, leaving)
    if (isSettled) return
    await sleep(pollingDelay(repeat), leaving)
  }
}

async function pollOnce(follower: PurchaseFollower, leaving: AbortSignal): Promise<boolean> {
  try {
    const result = await follower.request(leaving)
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

function sleep(milliseconds: number, leaving: AbortSignal): Promise<void> {
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

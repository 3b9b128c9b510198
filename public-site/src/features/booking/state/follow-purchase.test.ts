import { ApiProblem, Unreachable } from 'shared-ui/api/problems'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { confirmed, purchaseIn, returnedAs } from '../testing/booking-fixture.ts'
import { followPurchase, type PurchaseFollower, waitBeforeAsking } from './follow-purchase.ts'

const follower = (ask: PurchaseFollower['ask']) => ({
  ask: vi.fn<PurchaseFollower['ask']>(ask),
  onOutcome: vi.fn<PurchaseFollower['onOutcome']>(),
  onFailure: vi.fn<PurchaseFollower['onFailure']>(),
  onUnknownPurchase: vi.fn<PurchaseFollower['onUnknownPurchase']>(),
})

describe('asking after a purchase', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('B-10 asks until the bank has answered, then no more', async () => {
    const answers = [purchaseIn('unknown'), purchaseIn('unknown'), confirmed]
    const following = follower(async () => answers.shift() ?? confirmed)
    const done = followPurchase(following, new AbortController().signal)
    await vi.runAllTimersAsync()
    await done
    expect(following.onOutcome.mock.calls.map(([result]) => result.outcome)).toEqual([
      'unknown',
      'unknown',
      'confirmed',
    ])
    expect(following.ask).toHaveBeenCalledTimes(3)
  })

  it('M-01 asks until the return of a charge is recorded', async () => {
    const answers = [purchaseIn('unknown'), returnedAs('returning'), returnedAs('returned')]
    const following = follower(async () => answers.shift() ?? confirmed)
    const done = followPurchase(following, new AbortController().signal)
    await vi.runAllTimersAsync()
    await done
    expect(following.onOutcome.mock.calls.map(([result]) => result.outcome)).toEqual([
      'unknown',
      'returning',
      'returned',
    ])
  })

  it('E-01 tells of a question that failed and asks again', async () => {
    const problem = new Unreachable()
    const answers = [() => Promise.reject(problem), async () => confirmed]
    const following = follower(() => (answers.shift() ?? (async () => confirmed))())
    const done = followPurchase(following, new AbortController().signal)
    await vi.runAllTimersAsync()
    await done
    expect(following.onFailure).toHaveBeenCalledExactlyOnceWith(problem)
    expect(following.onOutcome).toHaveBeenCalledExactlyOnceWith(confirmed)
  })

  it('C-06 ends where nobody knows the purchase', async () => {
    const following = follower(() =>
      Promise.reject(new ApiProblem({ status: 404, message: '', code: 'purchase_not_found' })),
    )
    await followPurchase(following, new AbortController().signal)
    expect(following.onUnknownPurchase).toHaveBeenCalledOnce()
    expect(following.onFailure).not.toHaveBeenCalled()
  })

  it('B-10 ends when the page is left, in the middle of a wait', async () => {
    const leaving = new AbortController()
    const following = follower(async () => purchaseIn('unknown'))
    const done = followPurchase(following, leaving.signal)
    await vi.advanceTimersByTimeAsync(1000)
    leaving.abort()
    await done
    expect(following.ask).toHaveBeenCalledOnce()
  })

  it('B-10 tells of no failure when the page is left while it asks', async () => {
    const leaving = new AbortController()
    const following = follower(async (signal) => {
      leaving.abort()
      signal.throwIfAborted()
      return confirmed
    })
    await followPurchase(following, leaving.signal)
    expect(following.onFailure).not.toHaveBeenCalled()
  })

  it('B-10 waits longer each time, and never more than half a minute', () => {
    const waits = Array.from({ length: 8 }, (_, asked) => waitBeforeAsking(asked))
    expect(waits).toEqual(waits.toSorted((a, b) => a - b))
    expect(waits.at(-1)).toBe(30_000)
  })
})

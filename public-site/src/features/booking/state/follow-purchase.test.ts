import { ApiProblem, Unreachable } from 'shared-ui/api/problems'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { confirmed, purchaseIn, returnedAs } from '../../../../test/booking/booking-fixture.ts'
import { followPurchase, type PurchaseFollower, pollingDelay } from './follow-purchase.ts'

const follower = (request: PurchaseFollower['request']) => ({
  request: vi.fn<PurchaseFollower['request']>(request),
  onOutcome: vi.fn<PurchaseFollower['onOutcome']>(),
  onFailure: vi.fn<PurchaseFollower['onFailure']>(),
  onUnknownPurchase: vi.fn<PurchaseFollower['onUnknownPurchase']>(),
})

describe('followPurchase', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('B-10 polls until the bank has responded', async () => {
    const responses = [purchaseIn('unknown'), purchaseIn('unknown'), confirmed]
    const following = follower(async () => responses.shift() ?? confirmed)
    const done = followPurchase(following, new AbortController().signal)
    await vi.runAllTimersAsync()
    await done
    expect(following.onOutcome.mock.calls.map(([result]) => result.outcome)).toEqual([
      'unknown',
      'unknown',
      'confirmed',
    ])
    expect(following.request).toHaveBeenCalledTimes(3)
  })

  it('M-01 polls until the return of a charge is recorded', async () => {
    const responses = [purchaseIn('unknown'), returnedAs('returning'), returnedAs('returned')]
    const following = follower(async () => responses.shift() ?? confirmed)
    const done = followPurchase(following, new AbortController().signal)
    await vi.runAllTimersAsync()
    await done
    expect(following.onOutcome.mock.calls.map(([result]) => result.outcome)).toEqual([
      'unknown',
      'returning',
      'returned',
    ])
  })

  it('E-01 reports a failed request and polls again', async () => {
    const problem = new Unreachable()
    const responses = [() => Promise.reject(problem), async () => confirmed]
    const following = follower(() => (responses.shift() ?? (async () => confirmed))())
    const done = followPurchase(following, new AbortController().signal)
    await vi.runAllTimersAsync()
    await done
    expect(following.onFailure).toHaveBeenCalledExactlyOnceWith(problem)
    expect(following.onOutcome).toHaveBeenCalledExactlyOnceWith(confirmed)
  })

  it('C-06 stops when the server does not know the purchase', async () => {
    const following = follower(() =>
      Promise.reject(new ApiProblem({ status: 404, message: '', code: 'purchase_not_found' })),
    )
    await followPurchase(following, new AbortController().signal)
    expect(following.onUnknownPurchase).toHaveBeenCalledOnce()
    expect(following.onFailure).not.toHaveBeenCalled()
  })

  it('B-10 stops during a delay when the page is left', async () => {
    const leaving = new AbortController()
    const following = follower(async () => purchaseIn('unknown'))
    const done = followPurchase(following, leaving.signal)
    await vi.advanceTimersByTimeAsync(1000)
    leaving.abort()
    await done
    expect(following.request).toHaveBeenCalledOnce()
  })

  it('B-10 reports no failure when the page is left during a request', async () => {
    const leaving = new AbortController()
    const following = follower(async (signal) => {
      leaving.abort()
      signal.throwIfAborted()
      return confirmed
    })
    await followPurchase(following, leaving.signal)
    expect(following.onFailure).not.toHaveBeenCalled()
  })

  it('B-10 increases the polling delay up to 30 s', () => {
    const delays = Array.from({ length: 8 }, (_, repeat) => pollingDelay(repeat))
    expect(delays).toEqual([...delays].sort((a, b) => a - b))
    expect(delays.at(-1)).toBe(30_000)
  })
})

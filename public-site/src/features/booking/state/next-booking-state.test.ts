import { ApiProblem, Unreachable } from 'shared-ui/api/problems'
import type { ErrorCode } from 'shared-ui/validators/http/error-response'
import { describe, expect, it } from 'vitest'
import {
  confirmed,
  denied,
  deniedLate,
  purchase,
  purchaseIn,
  returnedAs,
  session,
} from '../../../../test/booking/booking-fixture.ts'
import {
  type BookingEvent,
  type BookingState,
  firstState,
  followedPurchase,
  hasNoPurchase,
  type NotSent,
  START,
} from './booking-state.ts'
import { nextBookingState } from './next-booking-state.ts'

const after = (state: BookingState, ...events: BookingEvent[]): BookingState =>
  events.reduce(nextBookingState, state)

const refusal = (code: ErrorCode) => new ApiProblem({ status: 409, message: code, code })

const card: BookingState = { step: 'card', session, problem: null }
const paying: BookingState = { step: 'paying', session }

describe('form and payment session', () => {
  it('B-03 opens a session from the form and shows the card', () => {
    expect(after(START, { type: 'open' })).toEqual({ step: 'opening' })
    expect(after(START, { type: 'open' }, { type: 'opened', session })).toEqual(card)
  })

  it('E-03 returns to the form with the problem and clears it with the next edit', () => {
    const problem = refusal('nights_taken')
    const failed = after(START, { type: 'open' }, { type: 'open_failed', problem })
    expect(failed).toEqual({ step: 'client', problem })
    expect(after(failed, { type: 'edited' })).toEqual(START)
  })

  it('B-08 offers a retry when the hold has expired', () => {
    const over = after(card, { type: 'hold_over' })
    expect(over).toEqual({ step: 'hold_over', problem: null })
    expect(after(over, { type: 'open' }, { type: 'opened', session })).toEqual(card)
    const problem = refusal('nights_taken')
    expect(after(over, { type: 'open' }, { type: 'open_failed', problem })).toEqual({
      step: 'hold_over',
      problem,
    })
  })

  it('B-08 continues a running payment when its hold expires', () => {
    expect(after(paying, { type: 'hold_over' })).toBe(paying)
  })

  it.each<BookingState>([card, { step: 'hold_over', problem: null }])(
    'B-06 returns to the form from $step',
    (state) => expect(after(state, { type: 'change_details' })).toEqual(START),
  )

  it('W-06 ignores actions during a payment', () => {
    expect(after(paying, { type: 'change_details' })).toBe(paying)
    expect(after(paying, { type: 'pay' })).toBe(paying)
    expect(after(paying, { type: 'open' })).toBe(paying)
  })
})

describe('card step', () => {
  it('B-03 shows that the fields failed and mounts them again on retry', () => {
    const failed = after(card, { type: 'fields_failed' })
    expect(failed).toEqual({ ...card, problem: { kind: 'fields' } })
    expect(after(failed, { type: 'fields_retried' })).toEqual(card)
  })

  it.each<NotSent>(['card', 'token_timeout', 'offline'])(
    'M-11 returns to the same session when the card was not sent: %s',
    (because) => {
      const state = after(card, { type: 'pay' }, { type: 'not_sent', because })
      expect(state).toEqual({ ...card, problem: { kind: because } })
      expect(after(state, { type: 'pay' })).toEqual(paying)
    },
  )

  it('M-08 returns to the form when the page was left, except during a payment', () => {
    expect(after(card, { type: 'left' })).toEqual(START)
    expect(after(paying, { type: 'left' })).toBe(paying)
  })

  it('B-05 shows the confirmed reservation', () => {
    expect(after(card, { type: 'pay' }, { type: 'outcome', result: confirmed })).toEqual({
      step: 'confirmed',
      result: confirmed,
    })
  })

  it('B-06 shows the denial, then the form', () => {
    const state = after(card, { type: 'pay' }, { type: 'outcome', result: denied })
    expect(state).toEqual({ step: 'denied', result: denied })
    expect(after(state, { type: 'denial_closed' })).toEqual(START)
  })

  it.each<ErrorCode>(['hold_lost', 'purchase_not_found', 'amounts_differ', 'room_not_found'])(
    'B-07, B-08 abandons the purchase when it is refused with %s',
    (code) => {
      const problem = refusal(code)
      expect(after(paying, { type: 'refused', problem })).toEqual({ step: 'client', problem })
    },
  )

  it('E-03 stays at the card step for any other refusal', () => {
    const problem = refusal('too_many_requests')
    expect(after(paying, { type: 'refused', problem })).toEqual({
      ...card,
      problem: { kind: 'request', problem },
    })
  })

  it('M-08 shows the late arrival at the card step, and in the form when the hold has expired', () => {
    const problem = refusal('late_check_in')
    const state = after(paying, { type: 'refused', problem })
    expect(state).toEqual({ ...card, problem: { kind: 'request', problem } })
    expect(after(state, { type: 'pay' })).toEqual(paying)
    const reopening = after(card, { type: 'hold_over' }, { type: 'open' })
    expect(after(reopening, { type: 'open_failed', problem })).toEqual({ step: 'client', problem })
  })
})

describe('outcome of a purchase whose response was lost', () => {
  const asking = after(paying, { type: 'response_lost', problem: new Unreachable() })
  const unanswered = after(asking, { type: 'outcome', result: purchaseIn('unknown') })
  const endings = [
    { step: 'never_charged', result: purchaseIn('never_charged') },
    { step: 'denied_late', result: deniedLate },
    { step: 'returned', result: returnedAs('returned') },
  ] as const

  it.each(endings)('M-01 reaches step $step from any open step', ({ step, result }) => {
    for (const state of [paying, asking, unanswered, firstState(purchase)]) {
      expect(after(state, { type: 'outcome', result }).step).toBe(step)
    }
  })

  it.each(endings)('M-01 has no purchase after $step and returns to the form on retry', ({ result }) => {
    const ended = after(unanswered, { type: 'outcome', result })
    expect(hasNoPurchase(ended)).toBe(true)
    expect(followedPurchase(ended)).toBeNull()
    expect(after(ended, { type: 'try_again' })).toEqual(START)
  })

  it('M-01 keeps polling a charge that is being returned until the return is recorded', () => {
    const returning = after(unanswered, { type: 'outcome', result: returnedAs('returning') })
    const again = after(returning, { type: 'outcome', result: returnedAs('returning') })
    expect(again.step).toBe('returning')
    expect(followedPurchase(again)).toBe(followedPurchase(returning))
    expect(hasNoPurchase(again)).toBe(false)
    expect(after(again, { type: 'outcome', result: returnedAs('returned') }).step).toBe('returned')
    expect(after(again, { type: 'try_again' })).toEqual(START)
  })

  it('M-01 has no purchase after a denial', () => {
    expect(hasNoPurchase(after(paying, { type: 'outcome', result: denied }))).toBe(true)
  })

  it.each([card, paying, asking, unanswered, { step: 'confirmed', result: confirmed } as const])(
    'B-10 retains the purchase at step $step',
    (state) => expect(hasNoPurchase(state)).toBe(false),
  )
})

describe('unknown outcome', () => {
  const lost = new Unreachable()
  const asking = after(paying, { type: 'response_lost', problem: lost })

  it('B-10 requests the outcome of a payment whose response was lost before anything else', () => {
    expect(asking).toMatchObject({ step: 'asking', purchase, session })
    expect(after(asking, { type: 'pay' }, { type: 'open' })).toBe(asking)
  })

  it('B-10 requests the outcome when another token was sent for the purchase', () => {
    const problem = refusal('purchase_mismatch')
    const state = after(paying, { type: 'refused', problem })
    expect(state.step).toBe('asking')
    expect(after(state, { type: 'outcome', result: purchaseIn('held') })).toEqual({ step: 'client', problem })
  })

  it('B-10 returns to the card step when nothing was sent', () => {
    expect(after(asking, { type: 'outcome', result: purchaseIn('held') })).toEqual({
      ...card,
      problem: { kind: 'request', problem: lost },
    })
  })

  it('B-10 never shows a denial while the bank has not responded', () => {
    const state = after(asking, { type: 'outcome', result: purchaseIn('unknown') })
    expect(state.step).toBe('unanswered')
    expect(after(state, { type: 'outcome', result: purchaseIn('unknown') }).step).toBe('unanswered')
    expect(after(state, { type: 'outcome', result: confirmed }).step).toBe('confirmed')
  })

  it('B-10, M-08 requests the outcome after a reload and shows the form for a held or expired purchase', () => {
    const first = firstState(purchase)
    expect(first).toMatchObject({ step: 'asking', purchase, session: null })
    expect(after(first, { type: 'outcome', result: confirmed }).step).toBe('confirmed')
    expect(after(first, { type: 'outcome', result: purchaseIn('held') })).toEqual(START)
    expect(after(first, { type: 'outcome', result: purchaseIn('expired') })).toEqual(START)
    expect(after(first, { type: 'purchase_unknown' })).toEqual(START)
    expect(firstState(null)).toEqual(START)
  })

  it('B-08 shows that the hold has expired if the card step was on the page', () => {
    expect(after(asking, { type: 'outcome', result: purchaseIn('expired') }).step).toBe('hold_over')
  })

  it('E-03 shows that the outcome could not be requested and polls again on retry', () => {
    const failed = after(asking, { type: 'asking_failed', problem: lost })
    expect(failed).toMatchObject({ failure: lost })
    const again = after(failed, { type: 'ask_again' })
    expect(again).toMatchObject({ step: 'asking', purchase, failure: null })
    expect(again).not.toHaveProperty(
      'purchase',
      expect.toSatisfy((key) => key === purchase),
    )
  })
})

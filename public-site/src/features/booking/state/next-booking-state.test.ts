import { ApiProblem, Unreachable } from 'shared-ui/api/problems'
import type { ErrorCode } from 'shared-ui/validators/error-response'
import { describe, expect, it } from 'vitest'
import {
  confirmed,
  denied,
  deniedLate,
  purchase,
  purchaseIn,
  returnedAs,
  session,
} from '../testing/booking-fixture.ts'
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

describe('the form and the payment session', () => {
  it('B-03 opens a session from the form and shows the card', () => {
    expect(after(START, { type: 'open' })).toEqual({ step: 'opening' })
    expect(after(START, { type: 'open' }, { type: 'opened', session })).toEqual(card)
  })

  it('E-03 comes back to the form with what went wrong, and loses it with the next change', () => {
    const problem = refusal('nights_taken')
    const failed = after(START, { type: 'open' }, { type: 'open_failed', problem })
    expect(failed).toEqual({ step: 'client', problem })
    expect(after(failed, { type: 'edited' })).toEqual(START)
  })

  it('B-08 offers a new try when the hold is over, and goes on from there in one press', () => {
    const over = after(card, { type: 'hold_over' })
    expect(over).toEqual({ step: 'hold_over', problem: null })
    expect(after(over, { type: 'open' }, { type: 'opened', session })).toEqual(card)
    const problem = refusal('nights_taken')
    expect(after(over, { type: 'open' }, { type: 'open_failed', problem })).toEqual({
      step: 'hold_over',
      problem,
    })
  })

  it('B-08 lets a payment that runs be answered, though its hold ends meanwhile', () => {
    expect(after(paying, { type: 'hold_over' })).toBe(paying)
  })

  it.each<BookingState>([card, { step: 'hold_over', problem: null }])(
    'B-06 goes back to the form from $step',
    (state) => expect(after(state, { type: 'change_details' })).toEqual(START),
  )

  it('W-06 goes nowhere while a payment runs', () => {
    expect(after(paying, { type: 'change_details' })).toBe(paying)
    expect(after(paying, { type: 'pay' })).toBe(paying)
    expect(after(paying, { type: 'open' })).toBe(paying)
  })
})

describe('the card', () => {
  it('B-03 says that the fields failed, and draws them anew', () => {
    const failed = after(card, { type: 'fields_failed' })
    expect(failed).toEqual({ ...card, problem: { kind: 'fields' } })
    expect(after(failed, { type: 'fields_retried' })).toEqual(card)
  })

  it.each<NotSent>(['card', 'token_timeout', 'offline'])(
    'M-11 comes back to the same session when the card was not sent: %s',
    (because) => {
      const state = after(card, { type: 'pay' }, { type: 'not_sent', because })
      expect(state).toEqual({ ...card, problem: { kind: because } })
      expect(after(state, { type: 'pay' })).toEqual(paying)
    },
  )

  it('M-08 is at the form again after the page was left and its hold released, and never while it pays', () => {
    expect(after(card, { type: 'left' })).toEqual(START)
    expect(after(paying, { type: 'left' })).toBe(paying)
  })

  it('B-05 shows the reservation', () => {
    expect(after(card, { type: 'pay' }, { type: 'outcome', result: confirmed })).toEqual({
      step: 'confirmed',
      result: confirmed,
    })
  })

  it('B-06 shows the denial, and the form again after it', () => {
    const state = after(card, { type: 'pay' }, { type: 'outcome', result: denied })
    expect(state).toEqual({ step: 'denied', result: denied })
    expect(after(state, { type: 'denial_closed' })).toEqual(START)
  })

  it.each<ErrorCode>(['hold_lost', 'purchase_not_found', 'amounts_differ', 'room_not_found'])(
    'B-07, B-08 leaves the purchase behind when it is refused with %s',
    (code) => {
      const problem = refusal(code)
      expect(after(paying, { type: 'refused', problem })).toEqual({ step: 'client', problem })
    },
  )

  it('E-03 stays with the card for any other refusal', () => {
    const problem = refusal('too_many_requests')
    expect(after(paying, { type: 'refused', problem })).toEqual({
      ...card,
      problem: { kind: 'call', problem },
    })
  })

  it('M-08 asks at the card to call first when check-in has closed meanwhile, and in the form when the hold ran out', () => {
    const problem = refusal('late_check_in')
    const state = after(paying, { type: 'refused', problem })
    expect(state).toEqual({ ...card, problem: { kind: 'call', problem } })
    expect(after(state, { type: 'pay' })).toEqual(paying)
    const reopening = after(card, { type: 'hold_over' }, { type: 'open' })
    expect(after(reopening, { type: 'open_failed', problem })).toEqual({ step: 'client', problem })
  })
})

describe('how a purchase ends whose response was lost', () => {
  const asking = after(paying, { type: 'answer_lost', problem: new Unreachable() })
  const unanswered = after(asking, { type: 'outcome', result: purchaseIn('unknown') })
  const endings = [
    { step: 'never_charged', result: purchaseIn('never_charged') },
    { step: 'denied_late', result: deniedLate },
    { step: 'returned', result: returnedAs('returned') },
  ] as const

  it.each(endings)('M-01 $step has a step of its own, whoever learns it first', ({ step, result }) => {
    for (const state of [paying, asking, unanswered, firstState(purchase)]) {
      expect(after(state, { type: 'outcome', result }).step).toBe(step)
    }
  })

  it.each(endings)(
    'M-01 after $step the tab has no purchase, and a new try leads to the form',
    ({ result }) => {
      const ended = after(unanswered, { type: 'outcome', result })
      expect(hasNoPurchase(ended)).toBe(true)
      expect(followedPurchase(ended)).toBeNull()
      expect(after(ended, { type: 'try_again' })).toEqual(START)
    },
  )

  it('M-01 goes on asking about a charge that is being returned, under the same key, until the return is recorded', () => {
    const returning = after(unanswered, { type: 'outcome', result: returnedAs('returning') })
    const again = after(returning, { type: 'outcome', result: returnedAs('returning') })
    expect(again.step).toBe('returning')
    expect(followedPurchase(again)).toBe(followedPurchase(returning))
    expect(hasNoPurchase(again)).toBe(false)
    expect(after(again, { type: 'outcome', result: returnedAs('returned') }).step).toBe('returned')
    expect(after(again, { type: 'try_again' })).toEqual(START)
  })

  it('M-01 a denial leaves the tab without a purchase at once', () => {
    expect(hasNoPurchase(after(paying, { type: 'outcome', result: denied }))).toBe(true)
  })

  it.each([card, paying, asking, unanswered, { step: 'confirmed', result: confirmed } as const])(
    'B-10 at $step the tab remembers its purchase',
    (state) => expect(hasNoPurchase(state)).toBe(false),
  )
})

describe('an answer that is not known', () => {
  const lost = new Unreachable()
  const asking = after(paying, { type: 'answer_lost', problem: lost })

  it('B-10 asks what became of a payment whose answer was lost, before anything else', () => {
    expect(asking).toMatchObject({ step: 'asking', purchase, session })
    expect(after(asking, { type: 'pay' }, { type: 'open' })).toBe(asking)
  })

  it('B-10 asks also when another token was sent for this purchase', () => {
    const problem = refusal('purchase_mismatch')
    const state = after(paying, { type: 'refused', problem })
    expect(state.step).toBe('asking')
    expect(after(state, { type: 'outcome', result: purchaseIn('held') })).toEqual({ step: 'client', problem })
  })

  it('B-10 goes back to the card when it turns out that nothing was sent', () => {
    expect(after(asking, { type: 'outcome', result: purchaseIn('held') })).toEqual({
      ...card,
      problem: { kind: 'call', problem: lost },
    })
  })

  it('B-10 never says denied for what the bank has not answered', () => {
    const state = after(asking, { type: 'outcome', result: purchaseIn('unknown') })
    expect(state.step).toBe('unanswered')
    expect(after(state, { type: 'outcome', result: purchaseIn('unknown') }).step).toBe('unanswered')
    expect(after(state, { type: 'outcome', result: confirmed }).step).toBe('confirmed')
  })

  it('B-10, M-08 asks after a reload, and shows the form for a purchase that was only held, ended or not', () => {
    const first = firstState(purchase)
    expect(first).toMatchObject({ step: 'asking', purchase, session: null })
    expect(after(first, { type: 'outcome', result: confirmed }).step).toBe('confirmed')
    expect(after(first, { type: 'outcome', result: purchaseIn('held') })).toEqual(START)
    expect(after(first, { type: 'outcome', result: purchaseIn('expired') })).toEqual(START)
    expect(after(first, { type: 'purchase_unknown' })).toEqual(START)
    expect(firstState(null)).toEqual(START)
  })

  it('B-08 says that the time is over where the card step was still on the page', () => {
    expect(after(asking, { type: 'outcome', result: purchaseIn('expired') }).step).toBe('hold_over')
  })

  it('E-03 says that it could not ask, and begins anew at a press', () => {
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

import { Unreachable } from 'shared-ui/api/problems'
import { expect, it } from 'vitest'
import { purchase, returnedAs, session } from '../../../../test/booking/booking-fixture.ts'
import { type BookingState, followedPurchase, START } from './booking-state.ts'
import { nextBookingState } from './next-booking-state.ts'
import { Offline } from './offline.ts'

const online = (state: BookingState) => nextBookingState(state, { type: 'online' })
const pending = { purchase, session, because: null }

it('M-11 removes what failed offline when the network is back', () => {
  expect(online({ step: 'client', problem: new Offline() })).toEqual(START)
  expect(online({ step: 'hold_over', problem: new Offline() })).toEqual({ step: 'hold_over', problem: null })
  for (const kind of ['offline', 'fields'] as const) {
    expect(online({ step: 'card', session, problem: { kind } })).toEqual({
      step: 'card',
      session,
      problem: null,
    })
  }
})

it.each<BookingState>([
  { step: 'asking', failure: new Unreachable(), ...pending },
  { step: 'unanswered', ...pending },
  { step: 'returning', purchase, result: returnedAs('returning') },
])('B-10 requests the outcome at once when the network is back at $step', (state) => {
  const next = online(state)
  expect(next).toMatchObject({ step: state.step, purchase })
  // Another object with the same key restarts the polling.
  expect(followedPurchase(next)).not.toBe(followedPurchase(state))
})

it.each<BookingState>([
  { step: 'client', problem: new Unreachable() },
  { step: 'opening' },
  { step: 'card', session, problem: { kind: 'card' } },
  { step: 'paying', session },
  { step: 'hold_over', problem: null },
])('M-11 sends and changes nothing else when the network is back at $step', (state) => {
  expect(online(state)).toBe(state)
})

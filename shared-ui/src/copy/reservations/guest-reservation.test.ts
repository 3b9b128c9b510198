import { LODGE } from 'content'
import { describe, expect, it } from 'vitest'
import type { GuestReservationResponse } from '../../validators/reservations/guest-reservation.ts'
import { GIVEN_REFUND, GUEST_STATES } from './guest-reservation.ts'

type Given = NonNullable<GuestReservationResponse['given']>

const GIVEN: Given = {
  at: '2027-04-10T15:20:00.000Z',
  daysAhead: 20,
  percent: 80,
  amount: 472,
  atDesk: 0,
  mayHavePaidAtDesk: false,
  state: 'waiting',
}
const BY_NO_CARD = { amount: 0, state: null } as const
const NOTHING_TO_DO = 'No tiene que hacer nada más.'

const textOf = (given: Partial<Given>): string =>
  [GUEST_STATES.cancelled.text, ...GIVEN_REFUND.notes({ ...GIVEN, ...given })].join(' ')

describe('texts of a cancelled reservation for its guest', () => {
  it.each<[string, Partial<Given>]>([
    ['the refund goes to the card', {}],
    ['the refund was requested', { state: 'asking' }],
    ['the provider has recorded it', { state: 'done' }],
    ['the lodge checks whether it was refunded', { state: 'unclear' }],
    ['the lodge paid it by other means', { state: 'paid_by_hand' }],
    ['the policy refunds nothing', { ...BY_NO_CARD, percent: 0 }],
    [
      'the policy refunds nothing, although the desk may have been paid',
      { ...BY_NO_CARD, percent: 0, mayHavePaidAtDesk: true },
    ],
    ['staff cancelled an unpaid reservation', BY_NO_CARD],
  ])('B-12 nothing is left to do if %s', (_, given) => {
    expect(textOf(given)).toContain(NOTHING_TO_DO)
    expect(textOf(given)).not.toMatch(/[Ll]lámenos/)
  })

  it.each<[string, Partial<Given>]>([
    ['the refund cannot go to the card', { state: 'manual' }],
    ['a part is paid back at the desk', { atDesk: 100 }],
    ['the card paid a part', { mayHavePaidAtDesk: true }],
    ['no card paid', { ...BY_NO_CARD, mayHavePaidAtDesk: true }],
  ])('B-12 asks the guest to call, and never says that nothing is left to do, if %s', (_, given) => {
    expect(textOf(given)).toMatch(/[Ll]lámenos/)
    expect(textOf(given)).not.toContain('nada más')
  })

  it.each([
    ['waiting', 'A su tarjeta'],
    ['asking', 'A su tarjeta'],
    ['done', 'A su tarjeta'],
    ['unclear', 'A su tarjeta, por verificar'],
    ['manual', 'Por otro medio'],
    ['paid_by_hand', 'Pagada por otro medio'],
  ] as const)('B-12 labels a %s refund «%s»', (state, label) => {
    expect(GIVEN_REFUND.ofCard({ ...GIVEN, state })).toBe(label)
  })

  it.each(['waiting', 'asking', 'unclear', 'manual'] as const)(
    'M-01 never says that a %s refund was recorded or paid',
    (state) => {
      expect(textOf({ state })).not.toMatch(/la registró|se le pagó|aceptó/)
    },
  )

  it('M-05 names the other means of payment and whom to call', () => {
    expect(textOf({ state: 'manual' })).toContain('transferencia o efectivo')
    expect(textOf({ state: 'manual' })).toContain(LODGE.phone)
  })

  it('M-01 does not claim for a failed reservation that money was charged or returned', () => {
    expect(GUEST_STATES.failed.text).not.toMatch(/devolvimos|devuelto|cobramos|cobró/)
  })
})

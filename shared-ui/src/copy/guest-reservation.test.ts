import { LODGE } from 'content'
import { describe, expect, it } from 'vitest'
import type { GuestReservationResponse } from '../validators/guest-reservation.ts'
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

const told = (given: Partial<Given>): string =>
  [GUEST_STATES.cancelled.text, ...GIVEN_REFUND.notes({ ...GIVEN, ...given })].join(' ')

describe('what a cancelled reservation tells its guest', () => {
  it.each<[string, Partial<Given>]>([
    ['the card gets it back', {}],
    ['its request is on its way', { state: 'asking' }],
    ['the provider has recorded it', { state: 'done' }],
    ['the lodge finds out whether it was given', { state: 'unclear' }],
    ['the lodge gave it by other means', { state: 'paid_by_hand' }],
    ['the policy gives nothing back', { ...BY_NO_CARD, percent: 0 }],
    ['the same, whatever was paid at the desk', { ...BY_NO_CARD, percent: 0, mayHavePaidAtDesk: true }],
    ['staff cancelled what nobody had paid', BY_NO_CARD],
  ])('B-12 leaves nothing to do where %s', (_, given) => {
    expect(told(given)).toContain(NOTHING_TO_DO)
    expect(told(given)).not.toMatch(/[Ll]lámenos/)
  })

  it.each<[string, Partial<Given>]>([
    ['the card cannot get it back', { state: 'manual' }],
    ['a part is given at the desk', { atDesk: 100 }],
    ['the card paid a part', { mayHavePaidAtDesk: true }],
    ['no card paid', { ...BY_NO_CARD, mayHavePaidAtDesk: true }],
  ])('B-12 says to call, and never that nothing is to be done, where %s', (_, given) => {
    expect(told(given)).toMatch(/[Ll]lámenos/)
    expect(told(given)).not.toContain('nada más')
  })

  it.each([
    ['waiting', 'A su tarjeta'],
    ['asking', 'A su tarjeta'],
    ['done', 'A su tarjeta'],
    ['unclear', 'A su tarjeta, por verificar'],
    ['manual', 'Por otro medio'],
    ['paid_by_hand', 'Pagada por otro medio'],
  ] as const)('B-12 calls a refund that is %s «%s»', (state, label) => {
    expect(GIVEN_REFUND.ofCard({ ...GIVEN, state })).toBe(label)
  })

  it.each(['waiting', 'asking', 'unclear', 'manual'] as const)(
    'M-01 never says that a refund that is %s was recorded or paid',
    (state) => {
      expect(told({ state })).not.toMatch(/la registró|se le pagó|aceptó/)
    },
  )

  it('M-05 says by what other means the refund is paid, and whom to call', () => {
    expect(told({ state: 'manual' })).toContain('transferencia o efectivo')
    expect(told({ state: 'manual' })).toContain(LODGE.phone)
  })

  it('M-01 does not say of a reservation that failed that money was charged or returned', () => {
    expect(GUEST_STATES.failed.text).not.toMatch(/devolvimos|devuelto|cobramos|cobró/)
  })
})

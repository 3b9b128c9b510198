import { describe, expect, it } from 'vitest'
import type { GuestReservationAnswer } from '../validators/guest-reservation.ts'
import { GIVEN_REFUND, GUEST_STATES } from './guest-reservation.ts'

type Given = NonNullable<GuestReservationAnswer['given']>

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
    ['the card has it back', { state: 'done' }],
    ['the lodge gave it by other means', { state: 'desk' }],
    ['the policy gives nothing back', { ...BY_NO_CARD, percent: 0 }],
    ['the same, whatever was paid at the desk', { ...BY_NO_CARD, percent: 0, mayHavePaidAtDesk: true }],
    ['staff cancelled what nobody had paid', BY_NO_CARD],
  ])('B-12 leaves nothing to do where %s', (_, given) => {
    expect(told(given)).toContain(NOTHING_TO_DO)
    expect(told(given)).not.toMatch(/[Ll]lámenos/)
  })

  it.each<[string, Partial<Given>]>([
    ['the bank refused', { state: 'failed' }],
    ['a part is given at the desk', { atDesk: 100 }],
    ['the card paid a part', { mayHavePaidAtDesk: true }],
    ['no card paid', { ...BY_NO_CARD, mayHavePaidAtDesk: true }],
  ])('B-12 says to call, and never that nothing is to be done, where %s', (_, given) => {
    expect(told(given)).toMatch(/[Ll]lámenos/)
    expect(told(given)).not.toContain('nada más')
  })

  it.each([
    ['waiting', 'A su tarjeta'],
    ['done', 'A su tarjeta'],
    ['failed', 'Rechazada por el banco'],
    ['desk', 'Entregada por el hospedaje'],
  ] as const)('B-12 calls a refund that is %s «%s»', (state, label) => {
    expect(GIVEN_REFUND.ofCard({ ...GIVEN, state })).toBe(label)
  })
})

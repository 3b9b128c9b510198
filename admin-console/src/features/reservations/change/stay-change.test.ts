import type { ChangeQuote } from 'shared-ui/validators/reservations/reservation-changes'
import { describe, expect, it } from 'vitest'
import { SAMPLE_CHILD, SAMPLE_GUEST } from '../../../../test/samples/sample-guests.ts'
import { SAMPLE_DETAIL } from '../../../../test/samples/sample-reservations.ts'
import { EMPTY_CHANGE } from './change-search.ts'
import {
  type ChangeChoices,
  changeRequest,
  changeSearchOf,
  changeSum,
  knownPersons,
  requestedStay,
  requestedStayProblem,
} from './stay-change.ts'

const QUOTE = {
  nights: 3,
  agreed: { pricePerNight: 220, price: 660, IGV: 118.8, total: 778.8, segments: [] },
  today: { pricePerNight: 240, price: 720, IGV: 129.6, total: 849.6, segments: [] },
  usual: 'agreed',
  conflicts: [],
  version: 2,
} satisfies ChangeQuote
const CHOICES: ChangeChoices = {
  rate: null,
  share: 'policy',
  reason: '',
  settlement: 'card',
  notice: 'mail',
}
/** Ten days before the entry. */
const TODAY = '2026-12-18'
const REQUESTED = requestedStay(SAMPLE_DETAIL, { ...EMPTY_CHANGE, outDate: '2026-12-31' })
const sumOf = (choices: Partial<ChangeChoices> = {}, reservation = SAMPLE_DETAIL) =>
  changeSum(reservation, {
    quote: QUOTE,
    requested: REQUESTED,
    choices: { ...CHOICES, ...choices },
    today: TODAY,
  })

describe('requested stay', () => {
  it('A-12 defaults to the stay of the reservation for an empty address', () => {
    expect(requestedStay(SAMPLE_DETAIL, EMPTY_CHANGE)).toEqual({
      roomId: 'r1',
      entry: '2026-12-28',
      departure: '2027-01-01',
    })
  })

  it('D-07 keeps the entry of a guest who is in house, whatever the address says', () => {
    const inHouse = { ...SAMPLE_DETAIL, stay: { ...SAMPLE_DETAIL.stay, state: 'in_house' as const } }
    const address = { ...EMPTY_CHANGE, inDate: '2026-12-29' }
    expect(requestedStay(inHouse, address).entry).toBe('2026-12-28')
    expect(requestedStay(SAMPLE_DETAIL, address).entry).toBe('2026-12-29')
  })

  it('V-09 reports an invalid date of the address', () => {
    const requested = requestedStay(SAMPLE_DETAIL, { ...EMPTY_CHANGE, inDate: 'ayer' })
    expect(requestedStayProblem(requested, SAMPLE_DETAIL, '2026-12-01')).toBe('entry_malformed')
  })
})

describe('persons known to sleep in a room', () => {
  it('D-12 are those registered, or fewer than the room is for if staff said so', () => {
    const room = { ...SAMPLE_DETAIL.room, capacity: 4 }
    const persons = (expectedGuests: number, registered: number) =>
      knownPersons({
        ...SAMPLE_DETAIL,
        room,
        expectedGuests,
        guests: [SAMPLE_GUEST, SAMPLE_CHILD].slice(0, registered),
      })
    expect(persons(4, 0)).toBe(0)
    expect(persons(3, 0)).toBe(3)
    expect(persons(4, 2)).toBe(2)
  })
})

describe('changed fields', () => {
  it('A-12 writes only the changed fields to the address', () => {
    expect(changeSearchOf(REQUESTED, SAMPLE_DETAIL)).toEqual({
      roomID: '',
      inDate: '',
      outDate: '2026-12-31',
    })
  })
})

describe('outcome of a change', () => {
  it('A-12 uses the usual rate until staff choose the other', () => {
    expect(sumOf()).toEqual({
      rate: 'agreed',
      amounts: QUOTE.agreed,
      difference: -259.6,
      money: {
        daysAhead: 10,
        percent: 50,
        left: 259.6,
        toCard: 129.8,
        atDesk: 0,
        refund: 129.8,
        retained: 129.8,
      },
      balance: 0,
      isChange: true,
    })
    expect(sumOf({ rate: 'today' })).toMatchObject({ difference: -188.8, money: { refund: 94.4 } })
  })

  it('D-06 leaves a stay that was paid in full without a balance, whatever share is refunded', () => {
    expect(sumOf({ share: 'all' })).toMatchObject({ money: { refund: 259.6, retained: 0 }, balance: 0 })
    expect(sumOf({ share: 'none' })).toMatchObject({ money: { refund: 0, retained: 259.6 }, balance: 0 })
  })

  it('D-06 refunds nothing of an unpaid stay, whose balance follows the total', () => {
    const folio = { ...SAMPLE_DETAIL.folio, payments: 0, balance: 1038.4 }
    const unpaid = {
      ...SAMPLE_DETAIL,
      payment: null,
      paidByCard: 0,
      paidForStay: { card: 0, desk: 0 },
      folio,
    }
    expect(sumOf({}, unpaid)).toMatchObject({ money: { left: 0, refund: 0, retained: 0 }, balance: 778.8 })
  })

  it('A-12 does not count the same stay and total as a change', () => {
    const whole = { pricePerNight: 220, price: 880, IGV: 158.4, total: 1038.4, segments: [] }
    const quote = { ...QUOTE, nights: 4, agreed: whole, conflicts: [] }
    const requested = requestedStay(SAMPLE_DETAIL, EMPTY_CHANGE)
    const asIs = (choices: ChangeChoices) =>
      changeSum(SAMPLE_DETAIL, { quote, requested, choices, today: TODAY }).isChange
    expect(asIs(CHOICES)).toBe(false)
    expect(asIs({ ...CHOICES, rate: 'today' })).toBe(true)
  })

  it('N-03 sends the last night, the shown price and the version that was read', () => {
    const choices = { version: 2, share: 'all', reason: 'Se fue la luz.', settlement: 'card' } as const
    const sum = sumOf({ share: 'all' })
    expect(changeRequest(REQUESTED, sum, { ...choices, notice: 'none' })).toEqual({
      version: 2,
      room: 'r1',
      inDate: '2026-12-28',
      outDate: '2026-12-30',
      rate: 'agreed',
      total: 778.8,
      share: 'all',
      reason: 'Se fue la luz.',
      refund: 259.6,
      settlement: 'card',
      notice: 'none',
    })
  })
})

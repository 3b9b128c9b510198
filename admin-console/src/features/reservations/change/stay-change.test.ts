import { describe, expect, it } from 'vitest'
import { SAMPLE_DETAIL } from '../../../../test/samples/sample-reservations.ts'
import { EMPTY_CHANGE } from './change-search.ts'
import {
  type ChangeChoices,
  changeRequest,
  changeSearchOf,
  changeSum,
  requestedStay,
  requestedStayProblem,
} from './stay-change.ts'

const QUOTE = {
  nights: 3,
  agreed: { pricePerNight: 220, price: 660, IGV: 118.8, total: 778.8 },
  today: { pricePerNight: 240, price: 720, IGV: 129.6, total: 849.6 },
  usual: 'agreed',
  conflicts: [],
  version: 2,
} as const
const CHOICES: ChangeChoices = { rate: null, settlement: 'card', notice: 'mail' }
const REQUESTED = requestedStay(SAMPLE_DETAIL, { ...EMPTY_CHANGE, outDate: '2026-12-31' })
const sumOf = (choices: Partial<ChangeChoices> = {}, reservation = SAMPLE_DETAIL) =>
  changeSum(reservation, {
    quote: { ...QUOTE, conflicts: [] },
    requested: REQUESTED,
    choices: { ...CHOICES, ...choices },
  })

describe('requested stay', () => {
  it('A-12 defaults to the stay of the reservation for an empty address', () => {
    expect(requestedStay(SAMPLE_DETAIL, EMPTY_CHANGE)).toEqual({
      roomId: 'r1',
      entry: '2026-12-28',
      departure: '2027-01-01',
    })
  })

  it('V-09 reports an invalid date of the address', () => {
    const requested = requestedStay(SAMPLE_DETAIL, { ...EMPTY_CHANGE, inDate: 'ayer' })
    expect(requestedStayProblem(requested, SAMPLE_DETAIL, '2026-12-01')).toBe('entry_malformed')
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
      balance: -259.6,
      isChange: true,
    })
    expect(sumOf({ rate: 'today' })).toMatchObject({ difference: -188.8, balance: -188.8 })
  })

  it('A-12 subtracts the card payment from the balance, or uses the difference without a card', () => {
    expect(sumOf({}, { ...SAMPLE_DETAIL, paidByCard: 700 }).balance).toBe(78.8)
    expect(sumOf({}, { ...SAMPLE_DETAIL, payment: null, paidByCard: 0 }).balance).toBe(-259.6)
  })

  it('A-12 does not count the same stay and total as a change', () => {
    const whole = { pricePerNight: 220, price: 880, IGV: 158.4, total: 1038.4 }
    const quote = { ...QUOTE, nights: 4, agreed: whole, conflicts: [] }
    const requested = requestedStay(SAMPLE_DETAIL, EMPTY_CHANGE)
    const asIs = (choices: ChangeChoices) => changeSum(SAMPLE_DETAIL, { quote, requested, choices }).isChange
    expect(asIs(CHOICES)).toBe(false)
    expect(asIs({ ...CHOICES, rate: 'today' })).toBe(true)
  })

  it('N-03 sends the last night, the shown price and the version that was read', () => {
    expect(changeRequest(REQUESTED, sumOf(), { version: 2, settlement: 'card', notice: 'none' })).toEqual({
      version: 2,
      room: 'r1',
      inDate: '2026-12-28',
      outDate: '2026-12-30',
      rate: 'agreed',
      total: 778.8,
      settlement: 'card',
      notice: 'none',
    })
  })
})

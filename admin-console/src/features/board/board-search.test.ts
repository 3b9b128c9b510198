import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { addressOf, BoardSearch, requestedBoard } from './board-search.ts'

const TODAY = '2026-11-28'
const asked = (search: Record<string, unknown>) => requestedBoard(v.parse(BoardSearch, search), TODAY)

describe('the board that an address asks for', () => {
  it('A-01 begins yesterday with a month, and today on a phone, where it asks for none', () => {
    expect(asked({})).toEqual({
      span: { from: '2026-11-27', length: 'month' },
      day: TODAY,
      fault: null,
    })
  })

  it('A-01 begins on any day, with a month or a quarter, and is written as it was read', () => {
    const address = { from: '2027-02-10', span: 'quarter' }
    const { span, day, fault } = asked(address)
    expect([span, day, fault]).toEqual([{ from: '2027-02-10', length: 'quarter' }, '2027-02-10', null])
    expect(addressOf(span)).toEqual(address)
  })

  it.each([
    ['no day at all', '2027-02-30'],
    ['not zero-padded', '2027-2-3'],
    ['empty', ''],
    ['no text', ['2027-02-10']],
  ])('V-09 begins as ever where the date is %s, and says so', (_, from) => {
    expect(asked({ from, span: 'siglo' })).toEqual({ ...asked({}), fault: 'none' })
  })

  it.each([
    ['before any lodge', '0001-01-01'],
    ['beyond reckoning', '9999-12-31'],
  ])('V-09 begins as ever where the date is %s, and says that it is too far', (_, from) => {
    expect(asked({ from })).toEqual({ ...asked({}), fault: 'outOfReach' })
  })
})

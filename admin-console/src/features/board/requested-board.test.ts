import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { BoardSearch } from './board-search.ts'
import { addressOf, requestedBoard } from './requested-board.ts'

const TODAY = '2026-11-28'
const requested = (search: Record<string, unknown>) => requestedBoard(v.parse(BoardSearch, search), TODAY)

describe('board search parameters', () => {
  it('A-01 starts the board yesterday with a month by default, and today on a phone', () => {
    expect(requested({})).toEqual({
      span: { from: '2026-11-27', length: 'month' },
      day: TODAY,
      problem: null,
      persons: 0,
    })
  })

  it('A-01 starts the board on any day with a month or a quarter, and writes back the same address', () => {
    const address = { from: '2027-02-10', span: 'quarter' }
    const { span, day, problem } = requested(address)
    expect([span, day, problem]).toEqual([{ from: '2027-02-10', length: 'quarter' }, '2027-02-10', null])
    expect(addressOf(span)).toEqual(address)
  })

  it.each([
    ['not in the calendar', '2027-02-30'],
    ['not zero-padded', '2027-2-3'],
    ['empty', ''],
    ['not a text', ['2027-02-10']],
  ])('V-09 falls back to the default start of the board and reports a date that is %s', (_, from) => {
    expect(requested({ from, span: 'siglo' })).toEqual({ ...requested({}), problem: 'none' })
  })

  it.each([
    ['before the year 2000', '0001-01-01'],
    ['after the year 2100', '9999-12-31'],
  ])('V-09 falls back to the default start of the board and reports a date out of range: %s', (_, from) => {
    expect(requested({ from })).toEqual({ ...requested({}), problem: 'outOfReach' })
  })
})

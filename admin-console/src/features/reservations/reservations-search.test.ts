import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  isNarrowed,
  listParameters,
  NO_FILTERS,
  ReservationsSearch,
  readReservationsSearch,
  withFrom,
} from './reservations-search.ts'

const read = (search: Record<string, unknown>) => v.parse(ReservationsSearch, search)

describe('what the list of reservations is narrowed by', () => {
  it('A-05 is nothing where the address says nothing', () => {
    expect(read({})).toEqual(NO_FILTERS)
    expect(isNarrowed(read({}))).toBe(false)
  })

  it('A-05 lives in the address', () => {
    const address = { search: 'Quispe', roomID: 'r1', from: '2026-11-28', to: '2026-12-01', state: 'deleted' }
    expect(read(address)).toEqual(address)
    expect(isNarrowed(read(address))).toBe(true)
  })

  it.each([
    ['a state that is none', { state: 'gone' }],
    ['a day that is none', { from: '2027-02-30' }],
    ['a day not zero-padded', { to: '2027-2-3' }],
    ['a search too long', { search: 'x'.repeat(101) }],
    ['a room that none can be', { roomID: 'x'.repeat(65) }],
    ['values that are no texts', { search: 7, state: null, from: ['2026-11-28'] }],
    ['what is not its own', { group: '6', evil: 'x' }],
  ])('A-05 drops %s', (_, address) => {
    expect(read(address)).toEqual(NO_FILTERS)
  })

  it('A-05 drops a last day before the first, and keeps the same day', () => {
    expect(read({ from: '2026-12-02', to: '2026-12-01' })).toEqual({ ...NO_FILTERS, from: '2026-12-02' })
    expect(read({ from: '2026-12-01', to: '2026-12-01' }).to).toBe('2026-12-01')
  })

  it('A-05 moves the last day along with a first day past it', () => {
    const filters = { ...NO_FILTERS, from: '2026-11-01', to: '2026-11-30' }
    expect(withFrom(filters, '2026-12-05')).toMatchObject({ from: '2026-12-05', to: '2026-12-05' })
    expect(withFrom(filters, '2026-11-30')).toMatchObject({ from: '2026-11-30', to: '2026-11-30' })
    expect(withFrom(filters, '')).toMatchObject({ from: '', to: '2026-11-30' })
    expect(withFrom(NO_FILTERS, '2026-12-05')).toMatchObject({ from: '2026-12-05', to: '' })
  })
})

describe('filters that are none', () => {
  const ignored = (address: object) => readReservationsSearch(address).ignored

  it.each([
    ['nothing', {}, ''],
    ['what can be used', { state: 'cancelled', from: '2026-12-01' }, ''],
    ['an unknown state and a day that is none', { state: 'x', from: 'rubbish' }, 'from state'],
    ['a last day before the first', { from: '2026-12-02', to: '2026-12-01' }, 'to'],
    ['what is left empty', { state: '', from: '', search: '' }, ''],
    ['what was told before, after a reload', { ignored: 'state' }, 'state'],
    ['a part of the list that cannot be opened', { groups: 'muchas' }, 'groups'],
    ['a part of the list that can', { groups: '3' }, ''],
    ['what is no filter', { ignored: 'evil <b>', other: 'x' }, ''],
  ])('A-05 are told: %s', (_, address, told) => {
    expect(ignored(address)).toBe(told)
  })
})

describe('what a call for reservations asks', () => {
  it('A-05 is six at first', () => {
    expect(listParameters(NO_FILTERS, null)).toEqual({ group: '6' })
  })

  it('C-05 is the next ones from a cursor on, narrowed in the same way', () => {
    const filters = { ...NO_FILTERS, search: 'orquídea', state: 'all' as const }
    expect(listParameters(filters, '018f')).toEqual({
      group: '6',
      after: '018f',
      search: 'orquídea',
      state: 'all',
    })
  })
})

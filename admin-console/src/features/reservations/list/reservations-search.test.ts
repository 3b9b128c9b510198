import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { isListNarrowed, listParameters, NO_FILTERS, withOrder } from './reservation-filters.ts'
import { ReservationsSearch, readReservationsSearch } from './reservations-search.ts'

const read = (search: Record<string, unknown>) => v.parse(ReservationsSearch, search)

describe('reservation filters', () => {
  it('A-05 sets no filters for an empty address', () => {
    expect(read({})).toEqual(NO_FILTERS)
    expect(isListNarrowed(read({}))).toBe(false)
  })

  it('A-05 reads the filters from the address', () => {
    const address = {
      search: 'Quispe',
      roomID: 'r1',
      from: '2026-11-28',
      to: '2026-12-01',
      state: 'deleted',
      balance: 'owed',
    }
    expect(read(address)).toEqual({ ...address, order: '' })
    expect(isListNarrowed(read({ order: 'entry' }))).toBe(false)
    expect(isListNarrowed(read(address))).toBe(true)
  })

  it.each([
    ['an unknown state', { state: 'gone' }],
    ['an unknown side of the balance', { balance: 'zero' }],
    ['a day that does not exist', { from: '2027-02-30' }],
    ['a day not zero-padded', { to: '2027-2-3' }],
    ['a search too long', { search: 'x'.repeat(101) }],
    ['a room id too long', { roomID: 'x'.repeat(65) }],
    ['values that are not texts', { search: 7, state: null, from: ['2026-11-28'] }],
    ['unknown parameters', { group: '6', evil: 'x' }],
  ])('A-05 drops from the filters %s', (_, address) => {
    expect(read(address)).toEqual(NO_FILTERS)
  })

  it('A-05 drops a last day before the first, but not the same day', () => {
    expect(read({ from: '2026-12-02', to: '2026-12-01' })).toEqual({ ...NO_FILTERS, from: '2026-12-02' })
    expect(read({ from: '2026-12-01', to: '2026-12-01' }).to).toBe('2026-12-01')
  })
})

describe('ignored search parameters', () => {
  const ignored = (address: object) => readReservationsSearch(address).ignored

  it.each([
    ['none in an empty address', {}, ''],
    ['none of valid filters', { state: 'cancelled', from: '2026-12-01' }, ''],
    ['an unknown state and a day that does not exist', { state: 'x', from: 'rubbish' }, 'from state'],
    ['a last day before the first', { from: '2026-12-02', to: '2026-12-01' }, 'to'],
    ['no empty values', { state: '', from: '', search: '' }, ''],
    ['parameters reported before a reload', { ignored: 'state' }, 'state'],
    ['an invalid number of groups', { groups: 'muchas' }, 'groups'],
    ['no valid number of groups', { groups: '3' }, ''],
    ['no unknown parameters', { ignored: 'evil <b>', other: 'x' }, ''],
  ])('A-05 reports as ignored: %s', (_, address, names) => {
    expect(ignored(address)).toBe(names)
  })
})

describe('order of the list', () => {
  it('A-05 by entry begins today, unless other dates are chosen', () => {
    expect(withOrder(NO_FILTERS, 'entry', '2026-12-01')).toEqual({
      ...NO_FILTERS,
      order: 'entry',
      from: '2026-12-01',
    })
    const dated = { ...NO_FILTERS, to: '2026-11-30' }
    expect(withOrder(dated, 'entry', '2026-12-01').from).toBe('')
    expect(withOrder(NO_FILTERS, 'latest_entry', '2026-12-01').from).toBe('')
  })

  it('A-05 by entry requests 25 reservations at a time', () => {
    expect(listParameters({ ...NO_FILTERS, order: 'latest_entry' }, null)).toEqual({
      group: '25',
      order: 'latest_entry',
    })
  })
})

describe('listParameters', () => {
  it('A-05 requests the first six reservations', () => {
    expect(listParameters(NO_FILTERS, null)).toEqual({ group: '6' })
  })

  it('C-05 requests the next reservations after a cursor with the same filters', () => {
    const filters = { ...NO_FILTERS, search: 'orquídea', state: 'all' as const }
    expect(listParameters(filters, '018f')).toEqual({
      group: '6',
      after: '018f',
      search: 'orquídea',
      state: 'all',
    })
  })
})

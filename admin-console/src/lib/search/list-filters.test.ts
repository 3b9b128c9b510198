import { describe, expect, it } from 'vitest'
import { filterParameters, groupParameters, isNarrowed, withFrom } from './list-filters.ts'

describe('filters of a list', () => {
  it('A-05, C-05 isNarrowed is true once a filter is set', () => {
    expect(isNarrowed({ search: '', state: '' })).toBe(false)
    expect(isNarrowed({ search: '', state: 'waiting' })).toBe(true)
  })

  it('A-05 filterParameters leaves out filters that are not set', () => {
    expect(filterParameters({ search: '', state: 'waiting' })).toEqual({ state: 'waiting' })
  })

  it('C-05 groupParameters adds the cursor of a later group', () => {
    expect(groupParameters({ search: 'ana', state: '' }, null)).toEqual({ search: 'ana' })
    expect(groupParameters({ search: 'ana', state: '' }, '018f')).toEqual({ search: 'ana', after: '018f' })
  })

  it.each([
    ['2026-12-05', '2026-12-05'],
    ['2026-11-30', '2026-11-30'],
    ['2026-11-01', '2026-11-30'],
    ['', '2026-11-30'],
  ])('A-05, C-05, D-12 with %j as first day, the last day 2026-11-30 becomes %s', (from, to) => {
    expect(withFrom({ from: '2026-10-01', to: '2026-11-30' }, from)).toEqual({ from, to })
  })

  it('A-05 withFrom leaves an empty last day empty', () => {
    expect(withFrom({ from: '', to: '', state: 'all' }, '2026-12-05')).toEqual({
      from: '2026-12-05',
      to: '',
      state: 'all',
    })
  })
})

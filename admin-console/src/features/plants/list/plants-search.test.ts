import * as v from 'valibot'
import { expect, it } from 'vitest'
import { groupCount, PlantsSearch, searchingFor, withOneGroupMore } from './plants-search.ts'

const read = (address: Record<string, string>) => v.parse(PlantsSearch, address)

it.each([
  [{}, { search: '', groups: '' }],
  [
    { search: 'plátano', groups: '3' },
    { search: 'plátano', groups: '3' },
  ],
  [{ groups: '1' }, { search: '', groups: '1' }],
  [{ groups: '0' }, { search: '', groups: '' }],
  [{ groups: '-2' }, { search: '', groups: '' }],
  [{ groups: '100000' }, { search: '', groups: '' }],
  [
    { groups: 'muchos', search: 'a'.repeat(101) },
    { search: '', groups: '' },
  ],
  [{ search: 'a\0b' }, { search: '', groups: '' }],
  [{ intruder: 'x' }, { search: '', groups: '' }],
])('A-14 PlantsSearch parses %j as %j', (address, filters) => {
  expect(read(address)).toEqual(filters)
})

it('C-05 shows one group at first, and withOneGroupMore adds one', () => {
  expect(groupCount(read({}))).toBe(1)
  const more = withOneGroupMore(withOneGroupMore(read({ search: 'musa' })))
  expect(more).toEqual({ search: 'musa', groups: '3' })
  expect(groupCount(more)).toBe(3)
})

it('A-14 searchingFor starts with the first group', () => {
  expect(searchingFor('orchid')).toEqual({ search: 'orchid', groups: '' })
})

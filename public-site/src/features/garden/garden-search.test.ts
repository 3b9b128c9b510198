import { expect, it } from 'vitest'
import { readGardenSearch, searchingFor } from './garden-search.ts'

it.each([
  [{ search: ' PLÁTANO ', other: 'x' }, { search: 'PLÁTANO' }],
  [{ search: 12 }, { search: '12' }],
  [{ search: '   ' }, {}],
  [{ search: ['molle'] }, {}],
  [{ groups: 3 }, { groups: 3 }],
  [
    { groups: '2', search: 'molle' },
    { groups: 2, search: 'molle' },
  ],
  [{ groups: 1 }, {}],
  [{ groups: -2 }, {}],
  [{ groups: 'many' }, {}],
  [{ groups: 1e9 }, { groups: 100 }],
  [{}, {}],
])('P-06 reads what is looked for, and how much is open, from %j', (address, wish) => {
  expect(readGardenSearch(address)).toEqual(wish)
})

it('P-06 looks for no more than the server takes', () => {
  expect(searchingFor('x'.repeat(101)).search).toHaveLength(100)
})

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
])('P-06 reads search text and number of groups from %j', (address, expected) => {
  expect(readGardenSearch(address)).toEqual(expected)
})

it('P-06 shortens the search text to the limit of the server', () => {
  expect(searchingFor('x'.repeat(101)).search).toHaveLength(100)
})

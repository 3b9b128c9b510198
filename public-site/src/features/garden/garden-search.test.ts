import { expect, it } from 'vitest'
import { readGardenSearch, searchingFor } from './garden-search.ts'

it.each([
  [{ search: ' PLÁTANO ', other: 'x' }, { search: 'PLÁTANO' }],
  [{ search: 12 }, { search: '12' }],
  [{ search: '   ' }, {}],
  [{ search: ['molle'] }, {}],
  [{}, {}],
])('P-06 reads what is looked for from %j', (address, wish) => {
  expect(readGardenSearch(address)).toEqual(wish)
})

it('P-06 looks for no more than the server takes', () => {
  expect(searchingFor('x'.repeat(101)).search).toHaveLength(100)
})

import { expect, it } from 'vitest'
import { searchText, searchWords } from './search-text.ts'

it.each([
  ['PLÁTANO', 'platano'],
  ['  Núñez   Cárdenas ', 'nunez cardenas'],
  ['× Brassocattleya', 'x brassocattleya'],
])('A-05 compares %s as %s (case 16)', (typed, compared) => {
  expect(searchText(typed)).toBe(compared)
})

it('P-06 looks for each word, without the signs that patterns are made of', () => {
  expect(searchWords(' Plátano  100% "de_seda" ')).toEqual(['platano', '100', 'deseda'])
  expect(searchWords(' % ')).toEqual([])
})

import { expect, it } from 'vitest'
import { searchText } from './search-text.ts'

it.each([
  ['PLÁTANO', 'platano'],
  ['  Núñez   Cárdenas ', 'nunez cardenas'],
  ['× Brassocattleya', 'x brassocattleya'],
])('A-05 compares %s as %s (case 16)', (typed, compared) => {
  expect(searchText(typed)).toBe(compared)
})

import { expect, it } from 'vitest'
import { searchText, searchWords } from './search-text.ts'

it.each([
  ['PLÁTANO', 'platano'],
  ['  Núñez   Cárdenas ', 'nunez cardenas'],
  ['× Brassocattleya', 'x brassocattleya'],
])('A-05 normalises %s to %s (case 16)', (typed, compared) => {
  expect(searchText(typed)).toBe(compared)
})

it('P-06 splits a search into words without wildcards', () => {
  expect(searchWords(' Plátano  100% "de_seda" ')).toEqual(['platano', '100', 'deseda'])
  expect(searchWords('plátano %')).toEqual(['platano'])
  expect(searchWords('  ')).toEqual([])
})

it.each(['%', ' _ ', '"" \\'])('P-06, W-09 matches nothing if only the wildcards %s were typed', (typed) => {
  const words = searchWords(typed)
  expect(words).toHaveLength(1)
  expect(words.every((word) => searchText(`Plátano ${typed}\n seda`).includes(word))).toBe(false)
})

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
  expect(searchWords('plátano %')).toEqual(['platano'])
  expect(searchWords('  ')).toEqual([])
})

it.each(['%', ' _ ', '"" \\'])(
  'P-06, W-09 looks for what is in no text where only the signs %s were typed',
  (typed) => {
    const words = searchWords(typed)
    expect(words).toHaveLength(1)
    expect(words.every((word) => searchText(`Plátano ${typed}\n seda`).includes(word))).toBe(false)
  },
)

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { searchText, searchWords } from './search-text.ts'

it.each([
  ['PLÁTANO', 'platano'],
  ['  Núñez   Cárdenas ', 'nunez cardenas'],
  ['× Brassocattleya', 'xbrassocattleya'],
  ['×Brassocattleya', 'xbrassocattleya'],
  ['x Brassocattleya', 'xbrassocattleya'],
  ['Mentha × piperita', 'mentha xpiperita'],
  ['Fragaria×ananassa', 'fragaria xananassa'],
  ['Félix Rojas', 'felix rojas'],
  ['K’antu', "k'antu"],
  ["K'antu", "k'antu"],
  ['K´antu', "k'antu"],
  ['Mango “Haden”', "mango 'haden'"],
  ['Mango ‘Haden’', "mango 'haden'"],
  ['Uña\u2011de\u2013gato', 'una-de-gato'],
  ['Plá\u00adta\u200bno', 'platano'],
])('A-05 normalises %s to %s (case 16)', (typed, compared) => {
  expect(searchText(typed)).toBe(compared)
})

it('P-06, V-11 splits a search into words without wildcards', () => {
  expect(searchWords(' Plátano  100% "de_seda" ')).toEqual(['platano', '100', 'deseda'])
  expect(searchWords('plátano %')).toEqual(['platano'])
  expect(searchWords("mango ‘Haden’ K'antu")).toEqual(['mango', 'haden', "k'antu"])
  expect(searchWords('  ')).toEqual([])
})

it.each(['%', ' _ ', '"" \\'])('P-06, W-09 matches nothing if only the wildcards %s were typed', (typed) => {
  const words = searchWords(typed)
  expect(words).toHaveLength(1)
  expect(words.every((word) => searchText(`Plátano ${typed}\n seda`).includes(word))).toBe(false)
})

it('V-11 normalising twice gives the same text, so stored keys can be normalised again', () => {
  const unit = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    fc.constantFrom('x', '×', ' ', 'a', '’', 'X'),
  )
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      expect(searchText(searchText(text))).toBe(searchText(text))
    }),
  )
})

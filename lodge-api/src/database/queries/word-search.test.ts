import { expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../test/databases/databases.ts'
import { containsEachTerm, containsEachWord, wordsOf } from './word-search.ts'

it.each([
  ['', []],
  [' NÚÑEZ  óscar ', ['nunez', 'oscar']],
  ['100% de_seda', ['100%', 'de_seda']],
])('wordsOf splits %j into %j', (typed, words) => {
  expect(wordsOf(typed)).toEqual(words)
})

describeOnEachDatabase('word search', (open) => {
  const matches = async (condition: ReturnType<typeof containsEachWord>) => {
    const { kysely } = await open()
    const rows = await kysely
      .selectFrom(
        kysely
          .selectNoFrom(({ cast, val }) => cast(val('nunez oscar o_n@100%.pe'), 'text').as('search_text'))
          .as('row'),
      )
      .selectAll()
      .where(condition)
      .execute()
    return rows.length === 1
  }

  it.each([
    [[], true],
    [['oscar'], true],
    [['nez', 'osc'], true],
    [['oscar', 'rosa'], false],
    [['o_n@100%.pe'], true],
    [['n_nez'], false],
    [['o%n'], false],
    [['\\'], false],
  ])('containsEachWord with the words %j is %s', async (words, isFound) => {
    expect(await matches(containsEachWord('row.search_text', words))).toBe(isFound)
  })

  it('containsEachTerm matches either of the two forms of a term', async () => {
    expect(await matches(containsEachTerm('row.search_text', [['rosa', 'oscar'], ['nunez']]))).toBe(true)
    expect(await matches(containsEachTerm('row.search_text', [['rosa', 'ana']]))).toBe(false)
  })
})

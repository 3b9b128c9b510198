import { expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../test/databases/databases.ts'
import { containsEachWord, strictSearchWords } from './word-search.ts'

it.each([
  ['', []],
  [' NÚÑEZ  óscar ', ['nunez', 'oscar']],
  ['100% de_seda', ['100', 'deseda']],
  ['rosa %', ['rosa', '\n']],
])('strictSearchWords splits %j into %j', (typed, words) => {
  expect(strictSearchWords(typed)).toEqual(words)
})

describeOnEachDatabase('containsEachWord', (open) => {
  it.each([
    [[], true],
    [['oscar'], true],
    [['nez', 'osc'], true],
    [['oscar', 'rosa'], false],
    [['\n'], false],
  ])('with the words %j: %s', async (words, isFound) => {
    const { kysely } = await open()
    const rows = await kysely
      .selectFrom(
        kysely.selectNoFrom(({ cast, val }) => cast(val('nunez oscar'), 'text').as('search_text')).as('row'),
      )
      .selectAll()
      .where(containsEachWord('row.search_text', words))
      .execute()
    expect(rows).toHaveLength(isFound ? 1 : 0)
  })
})

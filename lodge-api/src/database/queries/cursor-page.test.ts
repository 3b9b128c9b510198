import { expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../test/databases/databases.ts'
import { newestFirst, splitPage, withOneMore } from './cursor-page.ts'

const rows = (...ids: string[]) => ids.map((id) => ({ id }))

it.each([
  { read: [], shown: [], next: null },
  { read: ['c', 'b'], shown: ['c', 'b'], next: null },
  { read: ['c', 'b', 'a'], shown: ['c', 'b'], next: 'b' },
])('splitPage of $read in pages of 2 shows $shown and continues at $next', ({ read, shown, next }) => {
  expect(splitPage(rows(...read), { group: 2 })).toEqual({ shown: rows(...shown), next })
})

describeOnEachDatabase('newestFirst', (open) => {
  it('reads the newest rows, or those below a cursor', async () => {
    const { kysely } = await open()
    await kysely
      .insertInto('complaint_counter')
      .values([1, 2, 3].map((year) => ({ year, last_number: 0 })))
      .execute()
    const ids = kysely
      .selectFrom('complaint_counter')
      .select(({ cast, ref }) => cast<string>(ref('year'), 'text').as('id'))
      .as('row')
    const read = (after?: string) =>
      kysely
        .selectFrom(ids)
        .selectAll()
        .$call(newestFirst('row.id', withOneMore({ group: 1, after })))
        .execute()
    expect(await read()).toEqual(rows('3', '2'))
    expect(await read('2')).toEqual(rows('1'))
  })
})

import { expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../test/databases/databases.ts'
import { newestFirst, readPage } from './cursor-page.ts'

const rows = (...ids: string[]) => ids.map((id) => ({ id }))

it.each([
  { stored: [], shown: [], next: null },
  { stored: ['c', 'b'], shown: ['c', 'b'], next: null },
  { stored: ['c', 'b', 'a'], shown: ['c', 'b'], next: 'b' },
])(
  'readPage of $stored in pages of 2 shows $shown and continues at $next',
  async ({ stored, shown, next }) => {
    const list = async ({ limit }: { limit: number }) => rows(...stored.slice(0, limit))
    const total = Promise.resolve(stored.length)
    expect(await readPage({ group: 2 }, list, total)).toEqual({
      shown: rows(...shown),
      total: stored.length,
      next,
    })
  },
)

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
        .$call(newestFirst('row.id', { after, limit: 2 }))
        .execute()
    expect(await read()).toEqual(rows('3', '2'))
    expect(await read('2')).toEqual(rows('1'))
  })
})

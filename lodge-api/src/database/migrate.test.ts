import { expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../test/databases.ts'
import { migrate } from './migrate.ts'

describeOnEachDatabase('migrating', (open) => {
  it('W-04 may be done again and changes nothing', async () => {
    const database = await open()
    const before = await database.kysely.introspection.getTables()
    await migrate(database)
    expect(await database.kysely.introspection.getTables()).toEqual(before)
  })

  it('B-09 makes the table that keeps a night from being sold twice', async () => {
    const { kysely } = await open()
    const tables = await kysely.introspection.getTables()
    expect(tables.map(({ name }) => name)).toContain('taken_night')
  })

  it('gives every test a database of its own', async () => {
    const [first, second] = await Promise.all([open(), open()])
    await first.kysely.insertInto('setting').values({ name: 'only here', value: 'yes' }).execute()
    expect(await second.kysely.selectFrom('setting').selectAll().execute()).toEqual([])
  })
})

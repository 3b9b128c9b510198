import { expect, it } from 'vitest'
import { newMigratedSqliteFile } from '../../test/databases/migrated-sqlite.ts'
import { openDatabase } from './connect.ts'

it('O-07 reports a slow statement by its SQL without values, and no fast one', async () => {
  const empty = await newMigratedSqliteFile()
  const reported: string[] = []
  const onSlowStatement = (sql: string) => reported.push(sql)
  for (const slowMs of [-1, 60_000]) {
    const database = openDatabase(empty.url, undefined, { onSlowStatement, slowMs })
    await database.kysely.selectFrom('setting').select('value').where('name', '=', 'secret-value').execute()
    await database.close()
  }
  await empty.remove()
  expect(reported).toEqual(['select "value" from "setting" where "name" = ?'])
})

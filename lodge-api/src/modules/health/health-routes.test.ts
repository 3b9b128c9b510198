import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../test/databases/databases.ts'
import { openSqliteLodge } from '../../../test/databases/sqlite-lodge.ts'
import { openLodge } from '../../../test/fixtures/lodge-fixture.ts'
import { scriptedProvider } from '../../../test/payments/scripted-provider.ts'
import { StorageFull } from '../../database/database-errors.ts'

describeOnEachDatabase('GET /health', (open) => {
  it('C-08 reports ok when the database responds', async () => {
    const lodge = await openLodge(await open(), scriptedProvider)
    const { status, body } = await lodge.call('GET', '/health')
    expect([status, body]).toEqual([200, { status: 'ok' }])
  })

  it('C-08 responds 503 when the database is unreachable', async () => {
    const lodge = await openLodge(await open(), scriptedProvider)
    await lodge.lodge.database.close()
    const { status, body } = await lodge.call('GET', '/health')
    expect([status, body.errorCode]).toEqual([503, 'database_unavailable'])
  })
})

it('C-08 responds 503 with a sentence while the disk is full', async () => {
  const { lodge, call, close } = await openSqliteLodge()
  const { kysely } = lodge.database
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(kysely)
  await sql.raw(`pragma max_page_count = ${rows[0]?.page_count ?? 0}`).execute(kysely)
  const large = { name: 'large', value: 'x'.repeat(500_000) }
  await expect(kysely.insertInto('setting').values(large).execute()).rejects.toBeInstanceOf(StorageFull)
  const { status, body } = await call('GET', '/health')
  expect([status, body.errorCode]).toEqual([503, 'storage_full'])
  expect(body.errorMessage).toContain('no le queda espacio')
  await close()
})

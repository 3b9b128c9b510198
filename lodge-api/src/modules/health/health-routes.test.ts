import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../test/databases/databases.ts'
import { newMigratedSqliteFile } from '../../../test/databases/migrated-sqlite.ts'
import { openSqliteLodge } from '../../../test/databases/sqlite-lodge.ts'
import { openLodge } from '../../../test/fixtures/lodge-fixture.ts'
import { scriptedProvider } from '../../../test/payments/scripted-provider.ts'
import { openDatabase } from '../../database/connect.ts'
import { StorageFull } from '../../database/database-errors.ts'
import { DatabaseUnavailable } from '../../errors.ts'

describeOnEachDatabase('GET /health', (open) => {
  it('C-08 reports ok when the database responds', async () => {
    const lodge = await openLodge(await open(), scriptedProvider)
    const { status, body } = await lodge.call('GET', '/health')
    expect([status, body]).toEqual([200, { status: 'ok' }])
  })

  it('O-07 names the mail server and the payment provider as warnings while their last exchange failed', async () => {
    const lodge = await openLodge(await open(), scriptedProvider)
    const { services } = lodge.lodge
    services.failed('mail')
    services.failed('payments')
    const { status, body } = await lodge.call('GET', '/health')
    expect([status, body]).toEqual([200, { status: 'ok', warnings: ['mail_failing', 'payments_failing'] }])
    services.succeeded('mail')
    services.succeeded('payments')
    expect((await lodge.call('GET', '/health')).body).toEqual({ status: 'ok' })
  })

  it('O-07 names a clock that was set as a warning', async () => {
    const lodge = await openLodge(await open(), scriptedProvider)
    lodge.pass(600_000)
    expect((await lodge.call('GET', '/health')).body).toEqual({ status: 'ok', warnings: ['clock_stepped'] })
  })

  it('C-08 responds 503 when the database is unreachable', async () => {
    const lodge = await openLodge(await open(), scriptedProvider)
    await lodge.lodge.database.close()
    const { status, body } = await lodge.call('GET', '/health')
    expect([status, body.errorCode]).toEqual([503, 'database_unavailable'])
  })
})

it('O-07 names a lock of another program as a warning from a failed write until one succeeds', async () => {
  const empty = await newMigratedSqliteFile()
  const database = openDatabase(empty.url, undefined, { busyWaitMs: 100 })
  const lodge = await openLodge(database, scriptedProvider)
  const warnings = async () => (await lodge.call('GET', '/health')).body.warnings
  const outside = new DatabaseSync(empty.url)
  outside.exec('begin immediate')
  expect(await warnings()).toBeUndefined()
  const write = database.kysely.insertInto('setting').values({ name: 'late', value: '' }).execute()
  await expect(write).rejects.toBeInstanceOf(DatabaseUnavailable)
  expect(await warnings()).toEqual(['database_locked'])
  outside.exec('rollback')
  await expect.poll(warnings).toBeUndefined()
  outside.close()
  await database.close()
  await empty.remove()
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

import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LODGE } from 'content'
import { DAY_MS, HOUR_MS } from 'shared-ui/rules/dates/durations'
import { HealthResponse } from 'shared-ui/validators/http/health'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../test/databases/databases.ts'
import { newMigratedSqliteFile } from '../../../test/databases/migrated-sqlite.ts'
import { NOON, openLodge } from '../../../test/fixtures/lodge-fixture.ts'
import { collectMails } from '../../../test/fixtures/visitor-mails.ts'
import { scriptedProvider } from '../../../test/payments/scripted-provider.ts'
import { openDatabase } from '../../database/connect.ts'
import type { Lodge } from '../../lodge.ts'
import type { OutgoingMail } from '../../mail/transport/mail-transport.ts'
import { nightlyBackup, nightlyRecord } from './nightly-backup-service.ts'
import { afterFailure, backupProblem, isBackupDue, parseRecord } from './nightly-record.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lodge-nightly-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Opens a lodge on SQLite that makes nightly backups in `folder`. */
async function openBackedUp(backupDir = folder) {
  const empty = await newMigratedSqliteFile()
  const database = openDatabase(empty.url)
  const fixture = await openLodge(database, scriptedProvider)
  Object.assign(fixture.lodge.config, { backupDir, databaseUrl: empty.url })
  const close = async () => {
    await fixture.close()
    await database.close()
    await empty.remove()
  }
  return { ...fixture, run: runnerOf(fixture.lodge), close }
}

function runnerOf(lodge: Lodge): () => Promise<void> {
  const [task] = nightlyBackup(lodge)
  if (!task) throw new Error('No nightly backup is made.')
  return task.run
}

it('O-01 makes one backup a night, after three in Lima, and retains the newest fourteen', async () => {
  const { run, pass, close } = await openBackedUp()
  const others = ['lodge.db', 'lodge-2020-01-01.txt', 'lodge-2020-01-01.db.partial']
  for (const name of others) writeFileSync(join(folder, name), '')
  await run()
  expect(readdirSync(folder)).toEqual(['lodge-2020-01-01.txt', 'lodge-2027-03-10.db', 'lodge.db'])
  pass(14 * HOUR_MS) // two in the morning
  await run()
  expect(existsSync(join(folder, 'lodge-2027-03-11.db'))).toBe(false)
  const earlier = Array.from({ length: 14 }, (_, index) => `lodge-2027-02-${10 + index}.db`)
  for (const name of earlier) writeFileSync(join(folder, name), '')
  pass(DAY_MS)
  await run()
  await run()
  const backups = readdirSync(folder).filter((name) => /\d\.db$/.test(name))
  expect(backups).toEqual([...earlier.slice(2), 'lodge-2027-03-10.db', 'lodge-2027-03-11.db'])
  await close()
})

it('O-01 shows a failed backup in health, retries it, and forgets it once one is made', async () => {
  const target = join(folder, 'backups')
  writeFileSync(target, 'a file where the folder should be')
  const { run, call, pass, lodge, close } = await openBackedUp(target)
  // The clock of the test is set forward, which health warns of too.
  const warnings = async () =>
    v
      .parse(HealthResponse, (await call('GET', '/health')).body)
      .warnings?.filter((warning) => warning !== 'clock_stepped') ?? []
  await run()
  expect(await warnings()).toEqual(['backup_failed'])
  expect(await nightlyRecord(lodge)).toMatchObject({
    failures: 1,
    failure: expect.stringContaining('EEXIST'),
  })
  rmSync(target)
  await run()
  expect(existsSync(target)).toBe(false)
  pass(10 * 60_000)
  await run()
  expect(readdirSync(target)).toEqual(['lodge-2027-03-10.db'])
  expect(await warnings()).toEqual([])
  pass(26 * HOUR_MS)
  expect(await warnings()).toEqual(['backup_overdue'])
  await close()
})

it('O-01 shows a failed backup in the inbox at once, and mails it once if it does not pass', async () => {
  const target = join(folder, 'backups')
  writeFileSync(target, 'a file where the folder should be')
  const { run, staffRequest, pass, lodge, close } = await openBackedUp(target)
  const inbox = async () => (await staffRequest('GET', '/inbox')).body.backup
  const mails: OutgoingMail[] = []
  const fail = async () => {
    await run()
    mails.push(...(await collectMails(lodge)))
    pass(HOUR_MS)
  }
  expect(await inbox()).toBe('backup_overdue')
  await fail()
  expect(await inbox()).toBe('backup_failed')
  await fail()
  expect(mails).toEqual([])
  await fail()
  await fail()
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({ to: LODGE.email, subject: expect.stringContaining('copia de seguridad') })
  expect(mails[0]?.text).toMatch(/EEXIST[^]*Intentos fallidos[^]*3[^]*ninguna/)
  rmSync(target)
  await run()
  expect(await inbox()).toBeUndefined()
  await close()
})

it('O-01 does not mail a failure that has passed before the mail is sent', async () => {
  const target = join(folder, 'backups')
  writeFileSync(target, 'a file where the folder should be')
  const { run, pass, lodge, close } = await openBackedUp(target)
  for (let failures = 0; failures < 3; failures += 1) {
    await run()
    pass(HOUR_MS)
  }
  rmSync(target)
  await run()
  expect(await collectMails(lodge)).toEqual([])
  await close()
})

it('O-01 continues after a server that was killed during a backup', async () => {
  const { run, lodge, close } = await openBackedUp()
  const claimed = JSON.stringify({ ...parseRecord(undefined), claimedUntil: NOON + 30 * 60_000 })
  await lodge.database.kysely
    .insertInto('setting')
    .values({ name: 'nightly_backup', value: claimed })
    .execute()
  await run()
  expect(readdirSync(folder)).toEqual(['lodge-2027-03-10.db'])
  await close()
})

it('O-01 makes none where BACKUP_DIR names no folder', async () => {
  const { lodge, close } = await openBackedUp()
  expect(nightlyBackup({ ...lodge, config: { ...lodge.config, backupDir: null } })).toEqual([])
  await close()
})

describeOnEachDatabase('nightly backup of several servers', (open, engine) => {
  it('O-01 is made by one of them', async () => {
    const database = await open()
    const fixture = await openLodge(database, scriptedProvider)
    // The database cannot be copied from this address, so that each attempt counts as a failure.
    Object.assign(fixture.lodge.config, { backupDir: folder, databaseUrl: join(folder, 'none.db') })
    const servers = [runnerOf(fixture.lodge), runnerOf(fixture.lodge), runnerOf(fixture.lodge)]
    if (engine === 'sqlite') await servers[0]?.()
    else await Promise.all(servers.map((run) => run()))
    expect(await nightlyRecord(fixture.lodge)).toMatchObject({ failures: 1 })
    await fixture.close()
  })
})

it('O-01 ignores instants that a wrong clock wrote, and lengthens the delays between attempts', () => {
  const record = parseRecord(undefined)
  expect(isBackupDue({ ...record, claimedUntil: NOON + DAY_MS }, NOON)).toBe(true)
  expect(isBackupDue({ ...record, nextAt: NOON + DAY_MS }, NOON)).toBe(true)
  expect(isBackupDue({ ...record, claimedUntil: NOON + 60_000 }, NOON)).toBe(false)
  const delays: number[] = []
  for (let failed = record, count = 0; count < 4; count += 1) {
    failed = afterFailure(failed, 'no space', NOON)
    delays.push((failed.nextAt - NOON) / 60_000)
  }
  expect(delays).toEqual([10, 30, 60, 60])
  expect(backupProblem(record, NOON)).toBe('backup_overdue')
})

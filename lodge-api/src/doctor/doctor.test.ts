import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DOCTOR } from 'shared-ui/copy/server/doctor'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newPostgresDatabase, postgresUrl } from '../../test/databases/empty-database.ts'
import { newMigratedSqliteFile } from '../../test/databases/migrated-sqlite.ts'
import { closedPort, listen, startScriptedServer } from '../../test/payments/server-fixture.ts'
import { systemClock } from '../clock.ts'
import { readConfig } from '../config.ts'
import { openDatabase } from '../database/connect.ts'
import { migrate } from '../database/migrate.ts'
import { checkBackups } from './check-backups.ts'
import { checkDatabase } from './check-database.ts'
import { checkMail } from './check-mail.ts'
import { checkPayments } from './check-payments.ts'
import { checkSettings } from './check-settings.ts'
import { examine, reportOf } from './doctor.ts'

const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://www.example.pe',
  SMTP_URL: 'smtps://mail.example.pe',
  PAYMENT_PROVIDER: 'niubiz',
  NIUBIZ_USER: 'u',
  NIUBIZ_PASSWORD: 'p',
  NIUBIZ_MERCHANT_ID: 'm',
  TRUST_PROXY: 'none',
}

const closings: (() => unknown)[] = []
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lodge-doctor-'))
})
afterEach(async () => {
  for (const close of closings.splice(0)) await close()
  rmSync(folder, { recursive: true, force: true })
})

const configOf = (settings: Record<string, string> = {}) =>
  readConfig({ LODGE_DATA_DIR: folder, ...settings })

describe('doctor on settings', () => {
  it('O-07 warns of a production server without proxy that listens everywhere', () => {
    const config = configOf({ ...PRODUCTION, HOST: '0.0.0.0' })
    expect(checkSettings({ ...config, trustProxy: false }).map(({ text }) => text)).toEqual([
      DOCTOR.noProxy,
      DOCTOR.openHost('0.0.0.0'),
    ])
    const behindProxy = configOf({ ...PRODUCTION, HOST: '127.0.0.1', TRUST_PROXY: 'loopback' })
    expect(checkSettings(behindProxy)).toEqual([
      { subject: 'settings', level: 'ok', text: DOCTOR.settingsOk },
    ])
  })
})

describe('doctor on the database', () => {
  it('O-07 reports a missing, a damaged and an older database', async () => {
    const levels = async (dataDir: string) =>
      (await checkDatabase(configOf({ LODGE_DATA_DIR: dataDir }))).map(({ level }) => level)
    expect(await levels(folder)).toEqual(['error'])
    const migrated = await newMigratedSqliteFile()
    closings.push(migrated.remove)
    expect(await levels(dirname(migrated.url))).toEqual(['ok'])
    const file = new DatabaseSync(migrated.url)
    file.exec("delete from kysely_migration where name like '014%'")
    file.close()
    expect(await levels(dirname(migrated.url))).toEqual(['warning'])
    writeFileSync(join(folder, 'lodge.db'), 'not a database at all'.repeat(50))
    expect(await levels(folder)).toEqual(['error'])
  })

  it.skipIf(!postgresUrl)(
    'O-07 reports the session secret in PostgreSQL, whether pg_dump suits the server, and backups on the machine of the data',
    async () => {
      const empty = await newPostgresDatabase()
      closings.push(empty.remove)
      const database = openDatabase(empty.url)
      await migrate(database)
      await database.close()
      const config = configOf({ DATABASE_URL: empty.url, BACKUP_DIR: folder })
      expect((await checkDatabase(config)).map(({ text }) => text)).toEqual([
        expect.stringMatching(/^PostgreSQL \d+/),
        DOCTOR.storedSecret,
      ])
      expect((await checkBackups(config, systemClock)).map(({ level, text }) => [level, text])).toEqual([
        ['warning', DOCTOR.backupNone],
        ['ok', expect.stringMatching(/^pg_dump \d+ sirve/)],
        ['warning', DOCTOR.perhapsSameDisk(folder)],
      ])
    },
  )

  it('O-07 reports an unreachable PostgreSQL', async () => {
    const config = configOf({ DATABASE_URL: `postgres://nobody@127.0.0.1:${await closedPort()}/none` })
    expect(await checkDatabase(config)).toMatchObject([
      { level: 'error', text: expect.stringContaining('DATABASE_URL') },
    ])
  })
})

/** Starts a mail server that accepts one password and cannot encrypt. */
async function startMailServer(): Promise<number> {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ password }, _session, done) =>
      done(password === 'right' ? null : new Error('Invalid login'), { user: 'lodge' }),
  })
  server.on('error', () => undefined)
  closings.push(() => new Promise<void>((resolve) => server.close(resolve)))
  return listen(server.server)
}

describe('doctor on mail', () => {
  it('O-07 distinguishes a connection without encryption, a wrong password and an unreachable server', async () => {
    const port = await startMailServer()
    const check = (url: string) => checkMail(configOf({ SMTP_URL: url }))
    expect(await check(`smtp://lodge:right@127.0.0.1:${port}`)).toMatchObject([
      { level: 'warning', text: DOCTOR.mailPlain },
    ])
    expect(await check(`smtp://lodge:right@127.0.0.1:${port}?requireTLS=true`)).toMatchObject([
      { level: 'error', text: DOCTOR.mailNeedsTls },
    ])
    expect(await check(`smtp://lodge:wrong@127.0.0.1:${port}`)).toMatchObject([
      { level: 'error', text: expect.stringContaining('Invalid login') },
    ])
    expect(await check(`smtp://127.0.0.1:${await closedPort()}`)).toMatchObject([{ level: 'error' }])
    expect(await checkMail(configOf())).toMatchObject([{ level: 'warning', text: DOCTOR.mailFiles }])
  })
})

describe('doctor on payments', () => {
  const levelsAt = async (apiUrl: string, clock = systemClock) => {
    const config = configOf({ ...PRODUCTION, NIUBIZ_API_URL: apiUrl })
    return (await checkPayments(config, clock)).map(({ subject, level }) => `${subject} ${level}`)
  }

  it('O-07 checks the credentials at Niubiz and this clock against its own', async () => {
    const server = await startScriptedServer(() => undefined)
    closings.push(server.close)
    expect(await levelsAt(server.url)).toEqual(['payments ok', 'clock ok'])
    const fast = () => systemClock() + 90_000
    expect(await levelsAt(server.url, fast)).toEqual(['payments ok', 'clock error'])
    expect(server.requests.map(({ path }) => path)).toEqual(Array(2).fill('/api.security/v1/security'))
  })

  it('O-07 reports refused credentials and an unreachable host', async () => {
    const server = await startScriptedServer(() => ({ status: 401, body: 'Unauthorized access' }))
    closings.push(server.close)
    expect(await levelsAt(server.url)).toEqual(['payments error', 'clock warning'])
    expect(await levelsAt(`http://127.0.0.1:${await closedPort()}`)).toEqual([
      'payments error',
      'clock warning',
    ])
  })
})

it('O-07 reports every subject with what to do, and goes on after a check that fails', async () => {
  const findings = await examine({ ...configOf(), smtpUrl: 'not an address' }, systemClock)
  const report = reportOf(findings)
  for (const subject of Object.values(DOCTOR.subjects)) expect(report).toContain(`  ${subject}: `)
  expect(report).toMatch(/^ERROR {2}Base de datos: no existe/m)
  expect(report).toMatch(/Errores: \d\. Avisos: \d\.$/)
})

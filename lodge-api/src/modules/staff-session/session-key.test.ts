import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../test/databases/databases.ts'
import { readConfig } from '../../config.ts'
import type { Database } from '../../database/connect.ts'
import { sessionKey } from './session-key.ts'
import { findSetting, storeSetting } from './staff-repository.ts'

const OWN = 'a secret of the test that is long enough'

describeOnEachDatabase('sessionKey', (open, engine) => {
  let folder: string
  let database: Database

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'lodge-secret-'))
    database = await open()
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const keyWith = async (settings: Record<string, string> = {}) => {
    const config = readConfig({ LODGE_DATA_DIR: folder, ...settings })
    return new TextDecoder().decode(await sessionKey({ config, database }))
  }
  const stored = () => findSetting(database.kysely, 'session_secret')

  it('C-02 is SESSION_SECRET if set, and then no other secret is stored', async () => {
    await storeSetting(database.kysely, 'session_secret', 'of an earlier version')
    expect(await keyWith({ SESSION_SECRET: OWN })).toBe(OWN)
    expect(await stored()).toBeUndefined()
    expect(existsSync(join(folder, 'session-secret'))).toBe(false)
  })

  it('C-02 is generated once', async () => {
    const key = await keyWith()
    expect(key.length).toBeGreaterThanOrEqual(48)
    expect(await keyWith()).toBe(key)
  })

  const ofEngine = {
    postgres: () => {
      it('C-02 is shared by all servers through the database', async () => {
        const key = await keyWith()
        expect(await stored()).toBe(key)
        expect(existsSync(join(folder, 'session-secret'))).toBe(false)
      })
    },
    sqlite: () => {
      it('O-08 is a file that only its owner can read, not in the database', async () => {
        const key = await keyWith()
        const file = join(folder, 'session-secret')
        expect(readFileSync(file, 'utf8')).toBe(`${key}\n`)
        expect(statSync(file).mode & 0o777).toBe(0o600)
        expect(await stored()).toBeUndefined()
      })

      it('O-08 takes over the secret of an earlier version from the database, so that sessions stay valid', async () => {
        await storeSetting(database.kysely, 'session_secret', OWN)
        expect(await keyWith()).toBe(OWN)
        expect(await stored()).toBeUndefined()
        expect(await keyWith()).toBe(OWN)
      })
    },
  }
  ofEngine[engine]()
})

import { randomBytes } from 'node:crypto'
import { open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { Lodge } from '../../lodge.ts'
import { deleteSetting, findSetting, storeSetting } from './staff-repository.ts'

const NAME = 'session_secret'

type Signed = Pick<Lodge, 'config' | 'database'>

/**
 * Returns the key that signs sessions and the links of mails: `SESSION_SECRET`, or one that is generated once. On SQLite it is a file
 * in the data folder, outside the database and so outside its backups; on PostgreSQL, where all servers need the same one, it is in
 * the database, which production does not allow. To end all sessions, change or delete it and restart.
 */
export async function sessionKey(lodge: Signed): Promise<Uint8Array> {
  return new TextEncoder().encode(await secretOf(lodge))
}

async function secretOf({ config, database }: Signed): Promise<string> {
  if (config.sessionSecret !== null) {
    await deleteSetting(database.kysely, NAME)
    return config.sessionSecret
  }
  const candidate = randomBytes(48).toString('base64url')
  if (database.engine === 'postgres') return storeSetting(database.kysely, NAME, candidate)
  const file = join(config.dataDir, 'session-secret')
  // Earlier versions stored it in the database. It moves, so that open sessions stay valid.
  const secret =
    (await readSecret(file)) ??
    (await writeSecret(file, (await findSetting(database.kysely, NAME)) ?? candidate))
  await deleteSetting(database.kysely, NAME)
  return secret
}

async function readSecret(file: string): Promise<string | null> {
  try {
    return (await readFile(file, 'utf8')).trim() || null
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** Writes the secret for its owner only, completely or not at all, and on the disk before it leaves the database. */
async function writeSecret(file: string, secret: string): Promise<string> {
  const temporary = `${file}.partial`
  const handle = await open(temporary, 'w', 0o600)
  try {
    await handle.writeFile(`${secret}\n`)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(temporary, file)
  return secret
}

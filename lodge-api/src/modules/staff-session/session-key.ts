import { randomBytes } from 'node:crypto'
import type { Lodge } from '../../lodge.ts'
import { storeSetting } from './staff-repository.ts'

const NAME = 'session_secret'

/**
 * Returns the key that signs sessions: `SESSION_SECRET`, or one generated once and stored in the database, which all
 * servers of the lodge share. To end all sessions, delete the setting `session_secret` and restart.
 */
export async function sessionKey({ config, database }: Lodge): Promise<Uint8Array> {
  const candidate = randomBytes(48).toString('base64url')
  const secret = config.sessionSecret ?? (await storeSetting(database.kysely, NAME, candidate))
  return new TextEncoder().encode(secret)
}

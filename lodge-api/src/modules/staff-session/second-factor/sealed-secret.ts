import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Derives the key from that of sessions, which is outside the database and its backups. */
const keyOf = (sessionKey: Uint8Array): Buffer =>
  Buffer.from(hkdfSync('sha256', sessionKey, '', 'second-factor', KEY_BYTES))

/** Encrypts the secret of a staff member. The result cannot be opened for another member. */
export function sealSecret(sessionKey: Uint8Array, staffId: string, secret: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, keyOf(sessionKey), nonce).setAAD(Buffer.from(staffId))
  const sealed = [nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]
  return Buffer.concat(sealed).toString('base64url')
}

/** Returns the secret, or null if it was sealed with another key or for another staff member, or was changed. */
export function openSecret(sessionKey: Uint8Array, staffId: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv(ALGORITHM, keyOf(sessionKey), bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
  decipher.setAAD(Buffer.from(staffId)).setAuthTag(bytes.subarray(-TAG_BYTES))
  const opened = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES))
  try {
    return Buffer.concat([opened, decipher.final()]).toString('utf8')
  } catch {
    // Node has no error code for a wrong tag; nothing else can fail here.
    return null
  }
}

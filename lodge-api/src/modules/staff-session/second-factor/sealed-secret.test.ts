import { expect, it } from 'vitest'
import { openSecret, sealSecret } from './sealed-secret.ts'

const key = new TextEncoder().encode('the key of this test, which is long enough')
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const sealed = sealSecret(key, 'rosa', SECRET)

it('O-08 a sealed secret is opened with the same key for the same staff member', () => {
  expect(openSecret(key, 'rosa', sealed)).toBe(SECRET)
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain(SECRET)
  expect(sealSecret(key, 'rosa', SECRET)).not.toBe(sealed)
})

it('O-08 a sealed secret is not opened with another key, for another member, or when it was changed', () => {
  expect(openSecret(new TextEncoder().encode('another key'), 'rosa', sealed)).toBeNull()
  expect(openSecret(key, 'ana', sealed)).toBeNull()
  const bytes = Buffer.from(sealed, 'base64url')
  bytes[20] = (bytes[20] ?? 0) ^ 1
  expect(openSecret(key, 'rosa', bytes.toString('base64url'))).toBeNull()
})

import { hkdfSync } from 'node:crypto'
import type { Lodge } from '../../lodge.ts'
import { revokeAllGuestLinks } from '../guest-reservations/guest-links-service.ts'
import { revokeNewsletterLinks } from '../newsletter/newsletter-service.ts'
import { sessionKey } from './session-key.ts'
import { findSetting, replaceSetting } from './staff-repository.ts'

const NAME = 'link_key'
const BYTES = 16

/** Recognises a key without revealing it. */
const fingerprintOf = (key: Uint8Array): string =>
  Buffer.from(hkdfSync('sha256', key, '', 'fingerprint of the link key', BYTES)).toString('base64url')

/**
 * Ends every link of a mail if the key of sessions and links is not the one that the links were made with: somebody who had the old key could
 * compute them. Without a record, as at the first start, the key is taken for theirs.
 */
export async function endLinksOfAnotherKey(lodge: Pick<Lodge, 'config' | 'database' | 'log'>): Promise<void> {
  const fingerprint = fingerprintOf(await sessionKey(lodge))
  const isReplaced = await lodge.database.transaction(async (transaction) => {
    const recorded = await findSetting(transaction, NAME)
    if (recorded === fingerprint) return false
    await replaceSetting(transaction, NAME, fingerprint)
    if (recorded === undefined) return false
    await revokeAllGuestLinks(transaction)
    await revokeNewsletterLinks(transaction)
    return true
  })
  if (isReplaced) lodge.log.warn('the session secret was replaced: the links of earlier mails have ended')
}

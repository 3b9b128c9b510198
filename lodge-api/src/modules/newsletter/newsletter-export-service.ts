import { NEWSLETTER_PANEL } from 'shared-ui/copy/messages/newsletter-panel'
import { dayInLima } from 'shared-ui/rules/dates/calendar-date'
import { csvText } from 'shared-ui/rules/text/csv'
import type { Lodge } from '../../lodge.ts'
import { unsubscribeToken, unsubscribeUrl } from '../../mail/link-token.ts'
import { type Actor, recordAuditEntry } from '../audit/audit-service.ts'
import { sessionKey } from '../staff-session/session-key.ts'
import { countSubscriptions, listConfirmed } from './newsletter-repository.ts'
import { storeNewsletterTokens } from './newsletter-service.ts'

/** Counts the consents by state. */
export async function subscriptionCounts({ database: { kysely } }: Lodge) {
  const [confirmed, pending, withdrawn] = await Promise.all([
    countSubscriptions(kysely, 'confirmed'),
    countSubscriptions(kysely, 'pending'),
    countSubscriptions(kysely, 'withdrawn'),
  ])
  return { confirmed, pending, withdrawn }
}

const confirmationDay = (instant: string | null): string =>
  instant === null ? '' : dayInLima(Date.parse(instant))

/**
 * Returns the confirmed addresses as CSV, each with the URL of the page that unsubscribes it, for the mails that a
 * newsletter service sends. Personal data leaves the system with it, so the export is recorded with actor, time and
 * number of rows.
 */
export async function exportSubscriptions(lodge: Lodge, actor: Actor) {
  const now = lodge.clock()
  const day = dayInLima(now)
  const secret = await sessionKey(lodge)
  const confirmed = await lodge.database.transaction(async (transaction) => {
    const rows = (await listConfirmed(transaction)).map((row) => ({
      ...row,
      token: unsubscribeToken(secret, row.email),
    }))
    await storeNewsletterTokens(
      transaction,
      rows.map(({ token, id }) => ({ token, subscriptionId: id })),
      now,
    )
    const entry = { action: 'export', subject: { kind: 'newsletter', id: day } } as const
    await recordAuditEntry(transaction, { ...entry, after: { count: rows.length }, actor }, now)
    return rows
  })
  const { email, confirmedAt, consentVersion, unsubscribe } = NEWSLETTER_PANEL.file
  const lines = confirmed.map((row) => [
    row.email,
    confirmationDay(row.confirmed_at),
    row.consent_version,
    unsubscribeUrl(lodge.config.publicUrl, row.token),
  ])
  return {
    fileName: `${NEWSLETTER_PANEL.file.name}-${day}.csv`,
    text: [csvText([email, confirmedAt, consentVersion, unsubscribe], lines, ',')],
  }
}

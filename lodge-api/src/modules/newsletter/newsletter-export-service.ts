import { NEWSLETTER_PANEL } from 'shared-ui/copy/messages/newsletter-panel'
import { dayInLima } from 'shared-ui/rules/dates/calendar-date'
import { csvText } from 'shared-ui/rules/text/csv'
import type { Lodge } from '../../lodge.ts'
import { type Actor, recordAuditEntry } from '../audit/audit-service.ts'
import { countSubscriptions, listConfirmed } from './newsletter-repository.ts'

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
 * Returns the confirmed addresses as CSV. Personal data leaves the system with it, so the export is recorded with
 * actor, time and number of rows.
 */
export async function exportSubscriptions(lodge: Lodge, actor: Actor) {
  const now = lodge.clock()
  const day = dayInLima(now)
  const confirmed = await lodge.database.transaction(async (transaction) => {
    const rows = await listConfirmed(transaction)
    const entry = { action: 'export', subject: { kind: 'newsletter', id: day } } as const
    await recordAuditEntry(transaction, { ...entry, after: { count: rows.length }, actor }, now)
    return rows
  })
  const { email, confirmedAt, consentVersion } = NEWSLETTER_PANEL.file
  const lines = confirmed.map((row) => [row.email, confirmationDay(row.confirmed_at), row.consent_version])
  return {
    fileName: `${NEWSLETTER_PANEL.file.name}-${day}.csv`,
    text: [csvText([email, confirmedAt, consentVersion], lines)],
  }
}

import { LODGE } from 'content'
import { PERSONAL_DATA_EXPORT } from 'shared-ui/copy/privacy/personal-data-export'
import { dayInLima } from 'shared-ui/rules/dates/calendar-date'
import type { AuditKind } from 'shared-ui/validators/staff/audit'
import type { Executor } from '../../database/connect.ts'
import { instantText } from '../../database/instants.ts'
import { type Actor, recordAuditEntry } from '../audit/audit-service.ts'
import {
  listAuditEntries,
  listClients,
  listEvents,
  listFolioEntries,
  listGuestLinks,
  listGuests,
  listMails,
  listNewsletterTokens,
  listPurchaseItems,
  listPurchases,
  listRefunds,
  listReservationRows,
  listSegments,
} from './export-repository.ts'
import { type Person, personOf } from './person.ts'
import {
  listComplaints,
  listGuestEntries,
  listMessages,
  listReservations,
  listSubscriptions,
  listUnbookedPurchases,
} from './personal-data-repository.ts'
import type { PersonalDataContext } from './personal-data-service.ts'

type TableName = keyof typeof PERSONAL_DATA_EXPORT.tables
type Tables = Record<TableName, object[]>
type Subject = { kind: AuditKind; id: string }

/** The value of an audit entry about an export. */
const EXPORTED = { personalData: 'exported' } as const

/** Returns the rows of an `in` list, or none without asking the database: it refuses an empty list. */
const rowsOf = async <Id>(
  executor: Executor,
  ids: readonly Id[],
  list: (executor: Executor, ids: readonly Id[]) => Promise<object[]>,
): Promise<object[]> => (ids.length === 0 ? [] : list(executor, ids))

/** Reads the rows about a person, and the records that get an audit entry. */
async function read(executor: Executor, about: Person): Promise<{ tables: Tables; subjects: Subject[] }> {
  const reservations = await listReservations(executor, about)
  const ids = reservations.map(({ id }) => id)
  const elsewhere = (await listGuestEntries(executor, about)).filter(
    ({ reservation_id }) => !ids.includes(reservation_id),
  )
  const unbooked = await listUnbookedPurchases(executor, about)
  const purchases = [...reservations, ...unbooked].flatMap(({ purchase_number }) => purchase_number ?? [])
  const contact_message = await listMessages(executor, about)
  const newsletter_subscription = await listSubscriptions(executor, about)
  const complaint = await listComplaints(executor, about)
  const subscribed = newsletter_subscription.map(({ id }) => id)
  const subjects: Subject[] = [
    ...ids.map((id) => ({ kind: 'reservation' as const, id })),
    ...contact_message.map(({ id }) => ({ kind: 'message' as const, id })),
    ...subscribed.map((id) => ({ kind: 'newsletter' as const, id })),
    ...complaint.map(({ id }) => ({ kind: 'complaint' as const, id })),
  ]
  const all = subjects.map(({ id }) => id)
  // What else belongs to those stays is about their clients.
  subjects.push(...elsewhere.map(({ reservation_id: id }) => ({ kind: 'reservation' as const, id })))
  const tables: Tables = {
    client: await rowsOf(
      executor,
      reservations.map(({ client_id }) => client_id),
      listClients,
    ),
    reservation: await rowsOf(executor, ids, listReservationRows),
    reservation_segment: await rowsOf(executor, ids, listSegments),
    reservation_event: await rowsOf(executor, ids, listEvents),
    stay_guest: [...(await rowsOf(executor, ids, listGuests)), ...elsewhere],
    folio_entry: await rowsOf(executor, ids, listFolioEntries),
    refund: await rowsOf(executor, ids, listRefunds),
    guest_link: await rowsOf(executor, ids, listGuestLinks),
    purchase: await rowsOf(executor, purchases, listPurchases),
    purchase_item: await rowsOf(executor, purchases, listPurchaseItems),
    contact_message,
    newsletter_subscription,
    newsletter_token: await rowsOf(executor, subscribed, listNewsletterTokens),
    complaint,
    job: await rowsOf(executor, all, listMails),
    audit_log: await rowsOf(executor, all, listAuditEntries),
  }
  return { tables, subjects }
}

/** Columns that say nothing about a person: copies for searching and for telling repeated requests apart. */
const LEFT_OUT = ['search_text', 'fingerprint', 'request_key']

const withoutCopies = (row: object): object =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !LEFT_OUT.includes(column)))

const TITLES: Readonly<Record<string, string>> = PERSONAL_DATA_EXPORT.tables

/**
 * Exports everything that is stored about the person of a `PersonText` as JSON, table by table. An audit entry for each record says
 * who exported it, because personal data leaves the system.
 */
export function exportPersonalData(
  { database, clock }: PersonalDataContext,
  person: string,
  actor: Actor,
): Promise<{ fileName: string; text: string }> {
  const now = clock()
  return database.transaction(async (transaction) => {
    const { tables, subjects } = await read(transaction, personOf(person))
    for (const subject of subjects)
      await recordAuditEntry(transaction, { action: 'export', subject, after: EXPORTED, actor }, now)
    const content = {
      lodge: LODGE.name,
      about: PERSONAL_DATA_EXPORT.about,
      exportedAt: instantText(now),
      person,
      tables: Object.entries(tables).map(([name, rows]) => ({
        name,
        title: TITLES[name] ?? name,
        rows: rows.map(withoutCopies),
      })),
    }
    const fileName = `${PERSONAL_DATA_EXPORT.fileName}-${dayInLima(now)}.json`
    return { fileName, text: `${JSON.stringify(content, null, 2)}\n` }
  })
}

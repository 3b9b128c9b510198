import { ERASED_CLIENT } from 'shared-ui/copy/reservations/erased-client'
import { dayInLima } from 'shared-ui/rules/dates/calendar-date'
import type { PersonalData } from 'shared-ui/validators/privacy/personal-data'
import type { AuditKind } from 'shared-ui/validators/staff/audit'
import type { DatabaseTransaction } from '../../database/connect.ts'
import { reservationSearchText } from '../../database/queries/reservation-search-text.ts'
import { type Actor, recordAuditEntry } from '../audit/audit-service.ts'
import { lockReservation } from '../purchases/reservation-lock.ts'
import { eraseFailedPurchase, erasePayer, isFailed } from '../purchases/retention/retention-service.ts'
import { roomsOf } from '../segments/segments-service.ts'
import {
  deleteGuestEntry,
  deleteMessages,
  deleteSubscriptions,
  deleteWaitingMails,
  eraseClientOf,
} from './erasure-repository.ts'
import { type Person, personOf } from './person.ts'
import {
  findGuestEntry,
  findReservation,
  type GuestEntry,
  listGuestEntries,
  listReservations,
  listUnbookedPurchases,
  type PersonReservation,
} from './personal-data-repository.ts'
import { isOver, type PersonalDataContext, personalDataOf } from './personal-data-service.ts'
import { guestOutcomeOf, outcomeOf } from './reservation-outcome.ts'

/** The value of an audit entry about an erasure. */
const ERASED = { personalData: 'erased' } as const

/**
 * Erases what may be erased of the person of a `PersonText`, in a transaction for each record, so that an erasure that was
 * interrupted can be repeated. Stays to come, open payments and refunds, the register of guests and complaints remain. Returns what is stored afterwards.
 */
export async function erasePersonalData(
  context: PersonalDataContext,
  person: string,
  actor: Actor,
): Promise<PersonalData> {
  const about = personOf(person)
  const { kysely } = context.database
  for (const { id } of await listReservations(kysely, about)) await eraseReservationClient(context, id, actor)
  for (const entry of await listGuestEntries(kysely, about)) await eraseGuest(context, entry, actor)
  for (const purchase of await listUnbookedPurchases(kysely, about)) {
    if (!isOver(purchase)) continue
    await context.database.transaction((transaction) =>
      eraseFailedPurchase(context, transaction, purchase.purchase_number),
    )
  }
  await eraseMessages(context, about, actor)
  return personalDataOf(context, person)
}

/** Erases the client of a reservation if nothing needs it. `actor` is null for the clean-up. Returns whether it did. */
export const eraseReservationClient = (
  context: PersonalDataContext,
  id: string,
  actor: Actor | null,
): Promise<boolean> =>
  context.database.transaction(async (transaction) => {
    await lockReservation(context.database, transaction, id)
    const row = await findReservation(transaction, id)
    if (!row) return false
    const { outcome, documentUntil } = outcomeOf(row, dayInLima(context.clock()))
    if (outcome !== 'erasable') return false
    const isDeleted = await eraseUnbooked(context, transaction, row)
    if (!isDeleted) await erase(transaction, { row, retainsDocument: documentUntil !== null })
    if (actor !== null) await record(context, transaction, { kind: 'reservation', id, actor })
    return true
  })

/** Erases an entry among the guests of a stay if the register of guests need not be retained, whoever the client is. */
const eraseGuest = (context: PersonalDataContext, entry: GuestEntry, actor: Actor): Promise<void> =>
  context.database.transaction(async (transaction) => {
    const id = entry.reservation_id
    await lockReservation(context.database, transaction, id)
    const row = await findGuestEntry(transaction, entry.id)
    if (!row || guestOutcomeOf(row, dayInLima(context.clock())).outcome !== 'erasable') return
    await deleteGuestEntry(transaction, row.id)
    await record(context, transaction, { kind: 'reservation', id, actor })
  })

/** Deletes a reservation whose payment failed, with client and purchase. Returns false if it is not one. */
async function eraseUnbooked(
  context: PersonalDataContext,
  transaction: DatabaseTransaction,
  { purchase_number, payment_state, folio_entries }: PersonReservation,
): Promise<boolean> {
  if (purchase_number === null || !isFailed(payment_state) || folio_entries > 0) return false
  await eraseFailedPurchase(context, transaction, purchase_number)
  return true
}

async function erase(
  transaction: DatabaseTransaction,
  { row, retainsDocument }: { row: PersonReservation; retainsDocument: boolean },
): Promise<void> {
  const { id, client_id, purchase_number } = row
  const nobody = { names: '', surnames: '', identificationDocumentNumber: '', email: '', phone: '' }
  const rooms = await roomsOf(transaction, row)
  const search_text = reservationSearchText({ id, client: nobody, rooms, purchaseNumber: purchase_number })
  const retainsGuests = retainsDocument && row.state === 'confirmed'
  const surnames = ERASED_CLIENT
  await eraseClientOf(transaction, { id, client_id, surnames, search_text, retainsDocument, retainsGuests })
  if (purchase_number !== null) await erasePayer(transaction, { purchase_number })
}

const eraseMessages = (
  { database, clock }: PersonalDataContext,
  about: Person,
  actor: Actor,
): Promise<void> =>
  database.transaction(async (transaction) => {
    const messages = await deleteMessages(transaction, about)
    const subscriptions = await deleteSubscriptions(transaction, about)
    for (const id of [...messages, ...subscriptions]) await deleteWaitingMails(transaction, id)
    for (const id of messages) await record({ clock }, transaction, { kind: 'message', id, actor })
    for (const id of subscriptions) await record({ clock }, transaction, { kind: 'newsletter', id, actor })
  })

type Recorded = { kind: AuditKind; id: string; actor: Actor }

const record = (
  { clock }: Pick<PersonalDataContext, 'clock'>,
  transaction: DatabaseTransaction,
  { kind, id, actor }: Recorded,
) => recordAuditEntry(transaction, { action: 'update', subject: { kind, id }, after: ERASED, actor }, clock())

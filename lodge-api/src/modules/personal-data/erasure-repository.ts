import type { DatabaseTransaction } from '../../database/connect.ts'
import { withoutPersonalFacts } from './erased-facts.ts'
import type { Person } from './person.ts'

/**
 * A reservation whose client is erased: what replaces the surnames, whether document and RUC remain for tax law, and whether the guests
 * remain for the register.
 */
export type ErasedReservation = {
  id: string
  client_id: string
  surnames: string
  search_text: string
  retainsDocument: boolean
  retainsGuests: boolean
}

/** Erases a client and what is written about them in a reservation, its history, its folio, its links and its waiting mails. */
export async function eraseClientOf(
  transaction: DatabaseTransaction,
  reservation: ErasedReservation,
): Promise<void> {
  await eraseClient(transaction, reservation)
  await transaction
    .updateTable('reservation')
    .set(({ eb }) => ({
      detail: '',
      notes: '',
      search_text: reservation.search_text,
      client_data: reservation.retainsDocument ? 'document' : 'erased',
      // A deleted reservation cannot be restored without its client.
      deleted_from: null,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', reservation.id)
    .execute()
  await eraseFacts(transaction, reservation.id)
  await eraseFolioNotes(transaction, reservation)
  if (!reservation.retainsGuests)
    await transaction.deleteFrom('stay_guest').where('reservation_id', '=', reservation.id).execute()
  await transaction.deleteFrom('guest_link').where('reservation_id', '=', reservation.id).execute()
  await deleteWaitingMails(transaction, reservation.id)
}

const eraseClient = (
  transaction: DatabaseTransaction,
  { client_id, surnames, retainsDocument }: ErasedReservation,
) =>
  transaction
    .updateTable('client')
    .set({
      names: '',
      surnames,
      email: '',
      phone: '',
      location: '',
      country: '',
      age: 0,
      ...(!retainsDocument && { document_number: '', ruc: '' }),
    })
    .where('id', '=', client_id)
    .execute()

async function eraseFacts(transaction: DatabaseTransaction, reservationId: string): Promise<void> {
  const events = await transaction
    .selectFrom('reservation_event')
    .select(['id', 'facts'])
    .where('reservation_id', '=', reservationId)
    .where('facts', 'is not', null)
    .execute()
  for (const { id, facts } of events)
    await transaction
      .updateTable('reservation_event')
      .set({ facts: withoutPersonalFacts(facts) })
      .where('id', '=', id)
      .execute()
}

/** The reference of a payment is part of its record for tax law; that of a charge and the reason of a void are notes. */
async function eraseFolioNotes(
  transaction: DatabaseTransaction,
  { id, retainsDocument }: ErasedReservation,
): Promise<void> {
  const entries = transaction.updateTable('folio_entry').where('reservation_id', '=', id)
  await entries.set({ void_reason: '' }).where('void_reason', 'is not', null).execute()
  const notes = retainsDocument ? entries.where('kind', '=', 'charge') : entries
  await notes.set({ reference: '' }).execute()
}

/** Deletes the mails about a record that are not sent. Ids are unique across all kinds of record. */
export const deleteWaitingMails = (transaction: DatabaseTransaction, subjectId: string) =>
  transaction
    .deleteFrom('job')
    .where('done_at', 'is', null)
    .where('payload', 'like', `%"${subjectId}"%`)
    .execute()

export const deleteGuestEntry = (transaction: DatabaseTransaction, id: string) =>
  transaction.deleteFrom('stay_guest').where('id', '=', id).execute()

/** Deletes the messages of a person and returns their ids. */
export async function deleteMessages(transaction: DatabaseTransaction, { email }: Person): Promise<string[]> {
  if (email === undefined) return []
  const deleted = await transaction
    .deleteFrom('contact_message')
    .where(({ fn }) => fn<string>('lower', ['email']), '=', email)
    .returning('id')
    .execute()
  return deleted.map(({ id }) => id)
}

/** Deletes the consents of a person with the tokens of their links, and returns their ids. */
export async function deleteSubscriptions(
  transaction: DatabaseTransaction,
  { email }: Person,
): Promise<string[]> {
  if (email === undefined) return []
  const deleted = await transaction
    .deleteFrom('newsletter_subscription')
    .where('email', '=', email)
    .returning('id')
    .execute()
  return deleted.map(({ id }) => id)
}

import { type Expression, type ExpressionBuilder, type ReferenceExpression, type SqlBool, sql } from 'kysely'
import type { Executor } from '../../database/connect.ts'
import type { Schema } from '../../database/schema.ts'
import type { Person } from './person.ts'

// Literals, because SQLite does not use the partial indexes of open refunds for parameters.
const OPEN_REFUNDS = (['waiting', 'asking', 'unclear', 'manual'] as const).map((state) => sql.lit(state))

type Columns<Tables extends keyof Schema> = {
  email: ReferenceExpression<Schema, Tables>
  document: ReferenceExpression<Schema, Tables>
}

/** The condition that a row is about the person. */
const isAbout =
  <Tables extends keyof Schema>(person: Person, { email, document }: Columns<Tables>) =>
  ({ eb, fn }: ExpressionBuilder<Schema, Tables>): Expression<SqlBool> =>
    person.email === undefined
      ? eb(fn<string>('lower', [document]), '=', person.document)
      : eb(fn<string>('lower', [email]), '=', person.email)

const reservations = (executor: Executor) =>
  executor
    .selectFrom('client')
    .innerJoin('reservation', 'reservation.client_id', 'client.id')
    .innerJoin('room', 'room.id', 'reservation.room_id')
    .leftJoin('purchase_item as item', 'item.reservation_id', 'reservation.id')
    .leftJoin('purchase', 'purchase.purchase_number', 'item.purchase_number')
    .selectAll('reservation')
    .select(['client.names', 'client.surnames', 'room.identifier', 'room.category'])
    .select(['purchase.purchase_number', 'purchase.state as payment_state', 'purchase.next_attempt_at'])
    .select(({ selectFrom }) => [
      selectFrom('refund')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('refund.reservation_id', '=', 'reservation.id')
        .where('refund.state', 'in', OPEN_REFUNDS)
        .$asScalar()
        .$notNull()
        .as('open_refunds'),
      selectFrom('folio_entry')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('folio_entry.reservation_id', '=', 'reservation.id')
        .where('folio_entry.voided_at', 'is', null)
        .$asScalar()
        .$notNull()
        .as('folio_entries'),
    ])

/** Lists the reservations of a person in any state, oldest first, with what decides about their erasure. */
export const listReservations = (executor: Executor, person: Person) =>
  reservations(executor)
    .where(isAbout(person, { email: 'client.email', document: 'client.document_number' }))
    .orderBy('reservation.id')
    .execute()
export type PersonReservation = Awaited<ReturnType<typeof listReservations>>[number]

/** Returns one reservation as `listReservations` does. */
export const findReservation = (executor: Executor, id: string) =>
  reservations(executor).where('reservation.id', '=', id).executeTakeFirst()

/**
 * Lists the entries of a person among the guests of stays, with the stay. A guest has no e-mail: it finds those with the document of
 * the client that it belongs to.
 */
export const listGuestEntries = (executor: Executor, person: Person) =>
  guestEntries(executor)
    .where(({ and, eb, fn, ref }) =>
      person.email === undefined
        ? eb(fn<string>('lower', ['stay_guest.document_number']), '=', person.document)
        : and([
            eb(fn<string>('lower', ['client.email']), '=', person.email),
            eb('stay_guest.document_number', '=', ref('client.document_number')),
          ]),
    )
    .orderBy('stay_guest.id')
    .execute()
export type GuestEntry = Awaited<ReturnType<typeof listGuestEntries>>[number]

const guestEntries = (executor: Executor) =>
  executor
    .selectFrom('stay_guest')
    .innerJoin('reservation', 'reservation.id', 'stay_guest.reservation_id')
    .innerJoin('client', 'client.id', 'reservation.client_id')
    .innerJoin('room', 'room.id', 'reservation.room_id')
    .selectAll('stay_guest')
    .select(['reservation.state', 'reservation.in_date', 'reservation.out_date', 'room.identifier'])

/** Returns one entry as `listGuestEntries` does. */
export const findGuestEntry = (executor: Executor, id: string) =>
  guestEntries(executor).where('stay_guest.id', '=', id).executeTakeFirst()

/** Lists the purchases of a person that have no reservation. */
export const listUnbookedPurchases = (executor: Executor, person: Person) =>
  executor
    .selectFrom('purchase')
    .selectAll('purchase')
    .where(isAbout(person, { email: 'purchase.email', document: 'purchase.document_number' }))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('purchase_item')
            .select('purchase_item.position')
            .whereRef('purchase_item.purchase_number', '=', 'purchase.purchase_number')
            .where('purchase_item.reservation_id', 'is not', null),
        ),
      ),
    )
    .orderBy('purchase.purchase_number')
    .execute()

/** Lists the messages of a person; a message has no document. */
export const listMessages = async (executor: Executor, { email }: Person) =>
  email === undefined
    ? []
    : executor
        .selectFrom('contact_message')
        .selectAll()
        .where(({ fn }) => fn<string>('lower', ['email']), '=', email)
        .orderBy('id')
        .execute()

/** Lists the consents of a person, withdrawn ones included; a consent has no document. */
export const listSubscriptions = async (executor: Executor, { email }: Person) =>
  email === undefined
    ? []
    : executor
        .selectFrom('newsletter_subscription')
        .selectAll()
        .where('email', '=', email)
        .orderBy('id')
        .execute()

/** Lists the complaints of a person. */
export const listComplaints = (executor: Executor, person: Person) =>
  executor
    .selectFrom('complaint')
    .selectAll()
    .where(isAbout(person, { email: 'email', document: 'document_number' }))
    .orderBy('id')
    .execute()

/**
 * Lists the ids of reservations that still store data of a client, and whose last night was before `taxed`, or before `unpaid` if they
 * are deleted.
 */
export const listOldReservations = (
  executor: Executor,
  { taxed, unpaid }: { taxed: string; unpaid: string },
) =>
  executor
    .selectFrom('reservation')
    .select('id')
    // A literal, because SQLite does not use the partial index for a parameter.
    .where('client_data', '!=', sql.lit('erased' as const))
    .where('out_date', '<', unpaid)
    .where(({ or, eb }) => or([eb('out_date', '<', taxed), eb('state', '=', 'deleted')]))
    .execute()

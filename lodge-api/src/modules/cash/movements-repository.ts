import type { Executor } from '../../database/connect.ts'

/** A range of instants (ISO 8601): `from` included, `until` excluded. */
export type InstantRange = { from: string; until: string }

const PARTY = [
  'reservation.id as reservation_id',
  'client.names',
  'client.surnames',
  'client.document',
  'client.document_number',
  'client.ruc',
] as const

/** Lists the entries at the desk of a range, voided ones included. */
export const listDeskMovements = (executor: Executor, { from, until }: InstantRange) =>
  executor
    .selectFrom('folio_entry')
    .innerJoin('reservation', 'reservation.id', 'folio_entry.reservation_id')
    .innerJoin('client', 'client.id', 'reservation.client_id')
    .selectAll('folio_entry')
    .select(PARTY)
    .where('folio_entry.at', '>=', from)
    .where('folio_entry.at', '<', until)
    .execute()

/** Lists the shares of card charges that were confirmed in a range, one for each reservation that they pay. */
export const listOnlinePayments = (executor: Executor, { from, until }: InstantRange) =>
  executor
    .selectFrom('purchase')
    .innerJoin('purchase_item', 'purchase_item.purchase_number', 'purchase.purchase_number')
    .innerJoin('reservation', 'reservation.id', 'purchase_item.reservation_id')
    .innerJoin('client', 'client.id', 'reservation.client_id')
    .select([
      'purchase.purchase_number',
      'purchase.state_at',
      'purchase_item.total',
      'purchase_item.position',
    ])
    .select(PARTY)
    .where('purchase.state', '=', 'confirmed')
    .where('purchase.state_at', '>=', from)
    .where('purchase.state_at', '<', until)
    .execute()

/** Lists the refunds of cancellations and changes that were done in a range. */
export const listGivenRefunds = (executor: Executor, { from, until }: InstantRange) =>
  executor
    .selectFrom('refund')
    .innerJoin('reservation', 'reservation.id', 'refund.reservation_id')
    .innerJoin('client', 'client.id', 'reservation.client_id')
    .select(['refund.id', 'refund.amount', 'refund.state', 'refund.state_at', 'refund.purchase_number'])
    .select(['refund.reference', 'refund.cause'])
    .select(PARTY)
    .where('refund.state', 'in', ['done', 'paid_by_hand'])
    .where('refund.state_at', '>=', from)
    .where('refund.state_at', '<', until)
    .execute()

/** The reservation and client columns of every movement. */
export type PartyColumns = Pick<
  Awaited<ReturnType<typeof listGivenRefunds>>[number],
  'reservation_id' | 'names' | 'surnames' | 'document' | 'document_number' | 'ruc'
>

import type { Executor } from '../../database/connect.ts'
import { type CursorPage, newestFirst } from '../../database/queries/cursor-page.ts'
import { filtered, type ReservationFilter } from './reservations-repository.ts'

/** Lists reservations with all columns of the export, newest first: `limit` of them below the id `after`. */
export const listForExport = (executor: Executor, filter: ReservationFilter, page: CursorPage) =>
  filtered(executor, filter)
    .innerJoin('room', 'room.id', 'reservation.room_id')
    .innerJoin('client', 'client.id', 'reservation.client_id')
    .selectAll('reservation')
    .select(['room.identifier', 'room.category', 'client.names', 'client.surnames', 'client.email'])
    .select(['client.document', 'client.document_number', 'client.phone', 'client.location'])
    .select(['client.country', 'client.age', 'client.ruc'])
    // PostgreSQL sums 8-byte integers as `numeric`, which `pg` returns as text.
    .select(({ selectFrom }) => [
      selectFrom('purchase_item')
        .innerJoin('purchase', 'purchase.purchase_number', 'purchase_item.purchase_number')
        .select(({ cast, fn }) => cast<number>(fn.sum('purchase_item.total'), 'bigint').as('sum'))
        .whereRef('purchase_item.reservation_id', '=', 'reservation.id')
        .where('purchase.state', '=', 'confirmed')
        .as('paid_by_card'),
      selectFrom('refund')
        .select(({ cast, fn }) => cast<number>(fn.sum('refund.amount'), 'bigint').as('sum'))
        .whereRef('refund.reservation_id', '=', 'reservation.id')
        .as('refunded'),
    ])
    .$call(newestFirst('reservation.id', page))
    .execute()

export type ExportRow = Awaited<ReturnType<typeof listForExport>>[number]

import { sql } from 'kysely'
import type { BalanceSide, FolioKind } from 'shared-ui/rules/money/folio'
import type { Executor } from '../../database/connect.ts'

// PostgreSQL sums 8-byte integers as `numeric`, which `pg` returns as text.
const sumOf = (amounts: ReturnType<typeof deskAmounts>) =>
  sql<number>`cast(coalesce(${amounts}, 0) as bigint)`

const deskAmounts = (kind: FolioKind) => sql`(select sum(folio_entry.amount) from folio_entry
  where folio_entry.reservation_id = reservation.id and folio_entry.kind = ${sql.lit(kind)}
  and folio_entry.voided_at is null)`

const onlineAmounts = sql`(select sum(purchase_item.total) from purchase_item
  join purchase on purchase.purchase_number = purchase_item.purchase_number
  where purchase_item.reservation_id = reservation.id and purchase.state = 'confirmed')`

const orderedAmounts = sql`(select sum(refund.amount) from refund where refund.reservation_id = reservation.id)`

const orderedOfDesk = sql`(select sum(refund.amount) from refund
  where refund.reservation_id = reservation.id and refund.origin = 'desk')`

const PARTS = {
  charges: sumOf(deskAmounts('charge')),
  desk_payments: sumOf(deskAmounts('payment')),
  desk_refunds: sumOf(deskAmounts('refund')),
  online_payments: sumOf(onlineAmounts),
  ordered_refunds: sumOf(orderedAmounts),
  ordered_of_desk: sumOf(orderedOfDesk),
}

/** Returns the parts of the balances of some reservations, in céntimos; `shared-ui/rules/money/folio.ts` adds them up. */
export const listFolioSums = (executor: Executor, ids: readonly string[]) =>
  executor
    .selectFrom('reservation')
    .select(['reservation.id', 'reservation.state', 'reservation.total', 'reservation.retained'])
    .select('reservation.change_retained')
    .select([
      PARTS.charges.as('charges'),
      PARTS.desk_payments.as('desk_payments'),
      PARTS.desk_refunds.as('desk_refunds'),
      PARTS.online_payments.as('online_payments'),
      PARTS.ordered_refunds.as('ordered_refunds'),
      PARTS.ordered_of_desk.as('ordered_of_desk'),
    ])
    .where('reservation.id', 'in', ids)
    .execute()

export type FolioSumsRow = Awaited<ReturnType<typeof listFolioSums>>[number]

/** The same sum as `folioBalance` and `owedForStay`, of a row of `reservation`, to filter and add up by it. */
export const BALANCE = sql<number>`(case reservation.state when 'failed' then 0
  when 'deleted' then coalesce(reservation.retained, 0) + reservation.change_retained
  else coalesce(reservation.retained, reservation.total) + reservation.change_retained end
  + ${PARTS.charges} - ${PARTS.desk_payments} - ${PARTS.online_payments}
  + ${PARTS.desk_refunds} + ${PARTS.ordered_refunds})`

/** The condition that the guest owes something, or that the lodge owes the guest, of a row of `reservation`. */
export const hasBalance = (side: BalanceSide) =>
  side === 'owed' ? sql<boolean>`${BALANCE} > 0` : sql<boolean>`${BALANCE} < 0`

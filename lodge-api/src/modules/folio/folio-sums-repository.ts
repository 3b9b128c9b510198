import { sql } from 'kysely'
import type { FolioKind } from 'shared-ui/rules/money/folio'
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

/** The parts of each reservation's balance, in céntimos; `shared-ui/rules/money/folio.ts` adds them up. */
export const selectFolioSums = (executor: Executor) =>
  executor
    .selectFrom('reservation')
    .select(['reservation.id', 'reservation.state', 'reservation.total', 'reservation.retained'])
    .select([
      sumOf(deskAmounts('charge')).as('charges'),
      sumOf(deskAmounts('payment')).as('desk_payments'),
      sumOf(deskAmounts('refund')).as('desk_refunds'),
      sumOf(onlineAmounts).as('online_payments'),
      sumOf(orderedAmounts).as('ordered_refunds'),
    ])

/** Returns the parts of the balances of some reservations. */
export const listFolioSums = (executor: Executor, ids: readonly string[]) =>
  selectFolioSums(executor).where('reservation.id', 'in', ids).execute()

export type FolioSumsRow = Awaited<ReturnType<typeof listFolioSums>>[number]

/** The same sum as `folioBalance` and `owedForStay`, of a subquery `folio` of `selectFolioSums`, to filter and add up by it. */
export const BALANCE = sql<number>`(case when folio.state in ('deleted', 'failed') then 0
  else coalesce(folio.retained, folio.total) end
  + folio.charges - folio.desk_payments - folio.online_payments + folio.desk_refunds + folio.ordered_refunds)`

import {
  type FolioSums,
  folioBalance,
  owedForStay,
  type PaidForStay,
  paidForStay,
} from 'shared-ui/rules/money/folio'
import type { Centimos } from 'shared-ui/rules/money/money'
import type { Executor } from '../../database/connect.ts'
import type { FolioSummary } from '../../mail/settlement-facts.ts'
import { type FolioSumsRow, listFolioSums } from './folio-sums-repository.ts'

/** Reservations per query: SQLite limits the parameters of a statement. */
const GROUP = 500

/** Adds up the parts of a balance that the database returned. */
export const sumsOf = (row: FolioSumsRow): FolioSums => ({
  owed: owedForStay({ ...row, changeRetained: row.change_retained }),
  charges: row.charges,
  payments: row.desk_payments + row.online_payments,
  refunds: row.desk_refunds + row.ordered_refunds,
})

/**
 * Returns what the guest of each reservation still owes, in céntimos; negative if the lodge owes the guest. Reservations that do
 * not exist are left out.
 */
export async function folioBalances(
  executor: Executor,
  ids: readonly string[],
): Promise<Map<string, Centimos>> {
  const balances = new Map<string, Centimos>()
  for (let first = 0; first < ids.length; first += GROUP) {
    const rows = await listFolioSums(executor, ids.slice(first, first + GROUP))
    for (const row of rows) balances.set(row.id, folioBalance(sumsOf(row)))
  }
  return balances
}

/** Returns the sums of a folio as mails report them, in céntimos; all zero if the reservation does not exist. */
export async function folioSummaryOf(executor: Executor, id: string): Promise<FolioSummary> {
  const [row] = await listFolioSums(executor, [id])
  if (!row) return { charges: 0, paid: 0, retained: 0, balance: 0 }
  const sums = sumsOf(row)
  const paid = sums.payments - sums.refunds
  return { charges: sums.charges, paid, retained: row.change_retained, balance: folioBalance(sums) }
}

/** Returns what was paid for a stay itself in its present form, in céntimos, which a cancellation or change refunds a share of. */
export async function paidForReservation(executor: Executor, id: string): Promise<PaidForStay> {
  const [row] = await listFolioSums(executor, [id])
  if (!row) return { card: 0, desk: 0 }
  return paidForStay({
    total: row.total,
    changeRetained: row.change_retained,
    paidByCard: row.online_payments - (row.ordered_refunds - row.ordered_of_desk),
    desk: {
      charges: row.charges,
      payments: row.desk_payments,
      refunds: row.desk_refunds + row.ordered_of_desk,
    },
  })
}

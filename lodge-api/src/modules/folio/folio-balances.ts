import { deskPartOfStay, type FolioSums, folioBalance, owedForStay } from 'shared-ui/rules/money/folio'
import type { Centimos } from 'shared-ui/rules/money/money'
import type { Executor } from '../../database/connect.ts'
import { type FolioSumsRow, listFolioSums } from './folio-sums-repository.ts'

/** Reservations per query: SQLite limits the parameters of a statement. */
const GROUP = 500

/** Adds up the parts of a balance that the database returned. */
export const sumsOf = (row: FolioSumsRow): FolioSums => ({
  owed: owedForStay(row),
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

/**
 * Returns what was paid at the desk for a stay itself, in céntimos, which a cancellation refunds a share of. `byCard` is what the
 * card paid of the stay's total.
 */
export async function paidAtDesk(
  executor: Executor,
  stay: { id: string; total: Centimos; byCard: Centimos },
): Promise<Centimos> {
  const [row] = await listFolioSums(executor, [stay.id])
  if (!row) return 0
  const desk = { charges: row.charges, payments: row.desk_payments, refunds: row.desk_refunds }
  return deskPartOfStay(desk, stay)
}

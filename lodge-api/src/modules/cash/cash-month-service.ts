import { firstDayOf, lastDayOf } from 'shared-ui/rules/dates/month'
import { type FolioKind, splitIgv } from 'shared-ui/rules/money/folio'
import { solesFromCentimos } from 'shared-ui/rules/money/money'
import type { CashMonth } from 'shared-ui/validators/payments/cash'
import type { Executor } from '../../database/connect.ts'
import { rangeOfDays } from './cash-day-service.ts'
import { type CashMovement, listMovements, toMovement } from './movements.ts'

/** Lists what was charged, paid and refunded in a month, `YYYY-MM` in Lima, oldest first, without voided entries. */
export async function movementsOfMonth(executor: Executor, month: string): Promise<CashMovement[]> {
  const movements = await listMovements(executor, rangeOfDays(firstDayOf(month), lastDayOf(month)))
  return movements.filter(({ voided }) => voided === null)
}

/** Adds the rows up, so that the sums are those of the table: each row's base and IGV are rounded on their own. */
function monthSums(movements: CashMovement[], kind: FolioKind) {
  const rows = movements.filter((movement) => movement.kind === kind)
  const base = rows.reduce((sum, { amount }) => sum + splitIgv(amount).base, 0)
  const amount = rows.reduce((sum, row) => sum + row.amount, 0)
  return {
    count: rows.length,
    base: solesFromCentimos(base),
    IGV: solesFromCentimos(amount - base),
    amount: solesFromCentimos(amount),
  }
}

/** Returns a month for the accountant: its movements and their sums by kind. */
export async function cashMonth(executor: Executor, month: string): Promise<CashMonth> {
  const movements = await movementsOfMonth(executor, month)
  return {
    month,
    charges: monthSums(movements, 'charge'),
    payments: monthSums(movements, 'payment'),
    refunds: monthSums(movements, 'refund'),
    movements: movements.map(toMovement),
  }
}

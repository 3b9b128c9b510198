import { addDays, type CalendarDate, dayStartInLima } from 'shared-ui/rules/dates/calendar-date'
import { METHODS } from 'shared-ui/rules/money/folio'
import { solesFromCentimos } from 'shared-ui/rules/money/money'
import type { CashDay } from 'shared-ui/validators/payments/cash'
import type { Executor } from '../../database/connect.ts'
import { instantText } from '../../database/instants.ts'
import { type CashMovement, listMovements, toMovement } from './movements.ts'
import type { InstantRange } from './movements-repository.ts'

/** Returns the instants of the days from `first` to `last` in Lima, both included. */
export const rangeOfDays = (first: CalendarDate, last: CalendarDate): InstantRange => ({
  from: instantText(dayStartInLima(first)),
  until: instantText(dayStartInLima(addDays(last, 1))),
})

/** Adds up payments and refunds, in soles, without voided ones. */
function sumsOf(movements: CashMovement[]) {
  const sum = (kind: 'payment' | 'refund') =>
    movements
      .filter((movement) => movement.kind === kind && movement.voided === null)
      .reduce((total, { amount }) => total + amount, 0)
  const payments = sum('payment')
  const refunds = sum('refund')
  return {
    payments: solesFromCentimos(payments),
    refunds: solesFromCentimos(refunds),
    total: solesFromCentimos(payments - refunds),
  }
}

/** Lists the payments and refunds of a day in Lima, oldest first; charges move no money. */
export async function movementsOfDay(executor: Executor, date: CalendarDate): Promise<CashMovement[]> {
  const movements = await listMovements(executor, rangeOfDays(date, date))
  return movements.filter(({ kind }) => kind !== 'charge')
}

/** Returns the cash of a day in Lima: its payments and refunds with their sums by method and by staff member. */
export async function cashDay(executor: Executor, date: CalendarDate): Promise<CashDay> {
  const movements = await movementsOfDay(executor, date)
  const byMethod = Map.groupBy(movements, ({ method }) => method)
  const byStaff = Map.groupBy(movements, ({ by }) => by)
  return {
    date,
    ...sumsOf(movements),
    methods: METHODS.filter((method) => byMethod.has(method)).map((method) => ({
      method,
      ...sumsOf(byMethod.get(method) ?? []),
    })),
    staff: [...byStaff].map(([by, entered]) => ({ by, ...sumsOf(entered) })),
    movements: movements.map(toMovement),
  }
}

import { dayInLima } from 'shared-ui/rules/dates/calendar-date'
import { solesFromCentimos } from 'shared-ui/rules/money/money'
import { reservationNumber } from 'shared-ui/rules/reservations/reservation-number'
import type { ReceivableResponse } from 'shared-ui/validators/payments/cash'
import type { ReceivableScope } from 'shared-ui/validators/payments/cash-search'
import { type RequestedPage, readPage } from '../../database/queries/cursor-page.ts'
import type { Lodge } from '../../lodge.ts'
import { listReceivables, type ReceivableRow, totalReceivables } from '../folio/folio-service.ts'

const toReceivable = (row: ReceivableRow): ReceivableResponse => ({
  _id: row.id,
  reservation: { _id: row.id, number: reservationNumber(row.id) },
  client: { names: row.names, surnames: row.surnames },
  room: { identifier: row.identifier, category: row.category },
  phone: row.phone,
  inDate: row.in_date,
  outDate: row.out_date,
  state: row.state,
  stay: { state: row.stay_state },
  balance: solesFromCentimos(row.balance),
})

/** Returns a page of the reservations with a balance, newest first, with the sum of all. */
export async function receivablesPage(lodge: Lodge, page: RequestedPage & { scope: ReceivableScope }) {
  const { kysely } = lodge.database
  const filter = { scope: page.scope, today: dayInLima(lodge.clock()) }
  const { shown, total, next } = await readPage(
    page,
    (cursor) => listReceivables(kysely, filter, cursor),
    totalReceivables(kysely, filter),
  )
  return { receivables: shown.map(toReceivable), sum: solesFromCentimos(total.sum), total: total.count, next }
}

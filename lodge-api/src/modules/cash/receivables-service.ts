import { dayInLima } from 'shared-ui/rules/dates/calendar-date'
import { solesFromCentimos } from 'shared-ui/rules/money/money'
import { reservationNumber } from 'shared-ui/rules/reservations/reservation-number'
import type { ReceivableResponse } from 'shared-ui/validators/payments/cash'
import type { ReceivableScope } from 'shared-ui/validators/payments/cash-search'
import type { Executor } from '../../database/connect.ts'
import { type RequestedPage, readPage } from '../../database/queries/cursor-page.ts'
import type { Lodge } from '../../lodge.ts'
import { listReceivables, type ReceivableRow, totalReceivables } from '../folio/folio-service.ts'
import { earlierRooms, type NamedRoom, roomsByReservation } from '../segments/segments-service.ts'

/** A reservation with a balance and the rooms of its stay in order. */
export type ReceivableStay = ReceivableRow & { rooms: readonly NamedRoom[] }

/** Adds the rooms of the stays. */
export async function withRooms(executor: Executor, rows: ReceivableRow[]): Promise<ReceivableStay[]> {
  const rooms = await roomsByReservation(executor, rows)
  return rows.map((row) => ({ ...row, rooms: rooms.get(row.id) ?? [] }))
}

const toReceivable = (row: ReceivableStay): ReceivableResponse => ({
  _id: row.id,
  reservation: { _id: row.id, number: reservationNumber(row.id) },
  client: { names: row.names, surnames: row.surnames },
  room: { identifier: row.identifier, category: row.category },
  ...earlierRooms(row.rooms),
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
  const receivables = (await withRooms(kysely, shown)).map(toReceivable)
  return { receivables, sum: solesFromCentimos(total.sum), total: total.count, next }
}

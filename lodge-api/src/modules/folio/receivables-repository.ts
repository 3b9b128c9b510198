import type { CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import type { ReceivableScope } from 'shared-ui/validators/payments/cash-search'
import type { Executor } from '../../database/connect.ts'
import { type CursorPage, newestFirst } from '../../database/queries/cursor-page.ts'
import { BALANCE, hasBalance } from './folio-sums-repository.ts'

/** Which balances, and the lodge's day. */
export type ReceivableFilter = { scope: ReceivableScope; today: CalendarDate }

const withBalance = (executor: Executor, { scope, today }: ReceivableFilter) => {
  const unsettled = executor
    .selectFrom('reservation')
    .where(hasBalance(scope === 'credit' ? 'credit' : 'owed'))
  return scope === 'begun' ? unsettled.where('reservation.in_date', '<=', today) : unsettled
}

/** Lists the reservations with a balance, newest first, `limit` of them below the id `after`. */
export const listReceivables = (executor: Executor, filter: ReceivableFilter, page: CursorPage) =>
  withBalance(executor, filter)
    .innerJoin('room', 'room.id', 'reservation.room_id')
    .innerJoin('client', 'client.id', 'reservation.client_id')
    .select(['reservation.id', 'reservation.in_date', 'reservation.out_date', 'reservation.state'])
    .select(['reservation.stay_state', 'reservation.room_id', 'reservation.room_since'])
    .select(['room.identifier', 'room.category', 'client.names', 'client.surnames', 'client.phone'])
    .select(BALANCE.as('balance'))
    .$call(newestFirst('reservation.id', page))
    .execute()

export type ReceivableRow = Awaited<ReturnType<typeof listReceivables>>[number]

/** Counts the reservations with a balance and adds their balances up, in céntimos. */
export const totalReceivables = (executor: Executor, filter: ReceivableFilter) =>
  withBalance(executor, filter)
    .select(({ fn, cast, lit }) => [
      fn.countAll<number>().as('count'),
      fn.coalesce(cast<number>(fn.sum<number>(BALANCE), 'bigint'), lit(0)).as('sum'),
    ])
    .executeTakeFirstOrThrow()

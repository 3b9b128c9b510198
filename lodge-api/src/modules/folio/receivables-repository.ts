import type { CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import type { ReceivableScope } from 'shared-ui/validators/payments/cash-search'
import type { Executor } from '../../database/connect.ts'
import { type CursorPage, newestFirst } from '../../database/queries/cursor-page.ts'
import { BALANCE, selectFolioSums } from './folio-sums-repository.ts'

/** Which balances, and the lodge's day. */
export type ReceivableFilter = { scope: ReceivableScope; today: CalendarDate }

const withBalance = (executor: Executor, { scope, today }: ReceivableFilter) => {
  const sums = selectFolioSums(executor)
  const of = scope === 'begun' ? sums.where('reservation.in_date', '<=', today) : sums
  return executor.selectFrom(of.as('folio')).where(BALANCE, scope === 'credit' ? '<' : '>', 0)
}

/** Lists the reservations with a balance, newest first, `limit` of them below the id `after`. */
export const listReceivables = (executor: Executor, filter: ReceivableFilter, page: CursorPage) =>
  withBalance(executor, filter)
    .innerJoin('reservation', 'reservation.id', 'folio.id')
    .innerJoin('room', 'room.id', 'reservation.room_id')
    .innerJoin('client', 'client.id', 'reservation.client_id')
    .select(['reservation.id', 'reservation.in_date', 'reservation.out_date', 'reservation.state'])
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

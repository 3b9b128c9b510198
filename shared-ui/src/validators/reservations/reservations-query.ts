import * as v from 'valibot'
import { BALANCE_SIDES } from '../../rules/money/folio.ts'
import { RESERVATION_STATES } from '../../rules/reservations/states/reservation-states.ts'
import { STAY_STATES } from '../../rules/reservations/states/stay-states.ts'
import { pageQuery } from '../fields/page.ts'
import { IdText, optionalLine } from '../fields/text.ts'
import { CalendarDateText } from './nights.ts'

const reservationFilters = {
  search: optionalLine(100),
  roomID: v.optional(IdText),
  from: v.optional(CalendarDateText),
  to: v.optional(CalendarDateText),
  state: v.optional(v.picklist([...RESERVATION_STATES, ...STAY_STATES, 'standing', 'all'], 'state')),
  balance: v.optional(v.picklist(BALANCE_SIDES, 'choice')),
}

/** The orders of the list: newest first, or by entry, the earliest or the latest first. */
export const RESERVATION_ORDERS = ['newest', 'entry', 'latest_entry'] as const
export type ReservationOrder = (typeof RESERVATION_ORDERS)[number]

/**
 * `GET /reservation`: `group` is the page size, `after` the cursor of the previous page; `search` matches client and
 * room; `roomID` selects one room; `from` and `to` select stays with a night between them; `state` selects one state,
 * or the confirmed reservations whose stay is in one; `standing` those whose guest is to come or in house, `all` every state; by
 * default all but the deleted ones; `balance` those whose guest owes something (`owed`), or to whom the lodge does (`credit`). `order` applies to the pages too.
 */
export const ReservationsQuery = v.object({
  ...pageQuery('6'),
  ...reservationFilters,
  order: v.optional(v.picklist(RESERVATION_ORDERS, 'choice'), 'newest'),
})

/** `GET /reservation/export` (staff): every reservation that matches the same filters, as a CSV file. */
export const ReservationsExportQuery = v.object(reservationFilters)

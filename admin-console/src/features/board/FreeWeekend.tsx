import { formatNights, formatPersons } from 'shared-ui/copy/format'
import { BOARD } from 'shared-ui/copy/reservations/board'
import type { CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import { nightCount } from 'shared-ui/rules/reservations/stay'
import type { Board } from 'shared-ui/validators/reservations/board'
import { ButtonRouteLink } from '../../lib/links.tsx'
import styles from './BoardScreen.module.css'
import { nextWeekend, roomsFreeFor } from './free-weekend.ts'

export type FreeWeekendProps = {
  board: Board
  /** Today in the lodge's time zone. */
  today: CalendarDate
}

/** The rooms that are free on the whole next weekend, each a link to reserve it; nothing if the board does not show it. */
export function FreeWeekend({ board, today }: FreeWeekendProps) {
  const stay = nextWeekend(today)
  const rooms = roomsFreeFor(stay, board)
  if (rooms === null) return null
  const nights = nightCount(stay)
  const named = rooms.map(({ _id, identifier, capacity }) => ({
    _id,
    name: BOARD.weekendRoom(identifier, formatPersons(capacity)),
  }))
  return (
    <div className={styles.weekend}>
      <p>{BOARD.weekend(nights, stay.entry, rooms.length)}</p>
      {rooms.length > 0 && (
        <ul className={styles.weekendRooms} role="list">
          {named.map(({ _id, name }) => (
            <li key={_id}>
              <ButtonRouteLink
                variant="quiet"
                to="/create-reservation/$roomID/$inDate/$outDate"
                params={{ roomID: _id, inDate: stay.entry, outDate: stay.departure }}
                aria-label={BOARD.reserveWeekend(name, formatNights(nights))}
              >
                {name}
              </ButtonRouteLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

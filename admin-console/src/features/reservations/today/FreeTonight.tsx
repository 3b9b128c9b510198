import { formatPersons } from 'shared-ui/copy/format'
import { roomInWords } from 'shared-ui/copy/reservations/board'
import { TODAY_PANEL } from 'shared-ui/copy/reservations/today'
import { addDays, type CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import type { FreeRoom } from 'shared-ui/validators/reservations/stay'
import { ButtonRouteLink } from '../../../lib/links.tsx'
import { Panel } from '../../../lib/page/Panel.tsx'
import styles from './DayStays.module.css'

/** The rooms that are free tonight, with the way to reserve each. */
export function FreeTonight({ rooms, day }: { rooms: readonly FreeRoom[]; day: CalendarDate }) {
  return (
    <Panel title={rooms.length === 0 ? TODAY_PANEL.free : `${TODAY_PANEL.free} (${rooms.length})`}>
      {rooms.length === 0 ? (
        <p className={styles.soft}>{TODAY_PANEL.noFree}</p>
      ) : (
        <ul role="list">
          {rooms.map((room) => (
            <li key={room._id} className={styles.freeRow}>
              <strong className={styles.room}>{room.identifier}</strong>
              <p className={styles.soft}>
                {room.category} · {formatPersons(room.capacity)}
              </p>
              <span className={styles.screenOnly}>
                <ButtonRouteLink
                  to="/create-reservation/$roomID/$inDate/$outDate"
                  params={{ roomID: room._id, inDate: day, outDate: addDays(day, 1) }}
                  aria-label={TODAY_PANEL.reserveRoom(roomInWords(room.identifier))}
                >
                  {TODAY_PANEL.reserve}
                </ButtonRouteLink>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

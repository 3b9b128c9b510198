import { BOARD_DAY, roomInWords, SELECTION } from 'shared-ui/copy/reservations/board'
import { addDays, type CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import { stayProblem } from 'shared-ui/rules/reservations/stay'
import type { BoardRoom } from 'shared-ui/validators/reservations/board'
import { ButtonRouteLink } from '../../../lib/links.tsx'
import { DayLine, DayPanel } from './DayLine.tsx'
import styles from './DayList.module.css'

export type FreeRoomsProps = {
  rooms: readonly BoardRoom[]
  day: CalendarDate
  /** Today in the lodge's time zone. */
  today: CalendarDate
}

/** The rooms that are free on the night of a day, with links to reserve or block them unless the night is past. */
export function FreeRooms({ rooms, day, today }: FreeRoomsProps) {
  const stay = { entry: day, departure: addDays(day, 1) }
  const isBookable = stayProblem(stay, today) === null
  return (
    <DayPanel title={BOARD_DAY.free} empty={BOARD_DAY.none.free} entries={rooms}>
      {(room) => (
        <DayLine key={room._id} room={room.identifier}>
          {isBookable ? (
            <Actions room={room} stay={stay} />
          ) : (
            <span className={styles.more}>{room.category}</span>
          )}
        </DayLine>
      )}
    </DayPanel>
  )
}

type ActionsProps = { room: BoardRoom; stay: { entry: CalendarDate; departure: CalendarDate } }

function Actions({ room, stay }: ActionsProps) {
  const name = roomInWords(room.identifier)
  return (
    <span className={styles.actions}>
      <ButtonRouteLink
        to="/create-reservation/$roomID/$inDate/$outDate"
        params={{ roomID: room._id, inDate: stay.entry, outDate: stay.departure }}
        aria-label={BOARD_DAY.reserveRoom(name)}
      >
        {SELECTION.reserve}
      </ButtonRouteLink>
      <ButtonRouteLink
        to="/room-block/$roomID"
        params={{ roomID: room._id }}
        aria-label={BOARD_DAY.blockRoom(name)}
      >
        {SELECTION.block}
      </ButtonRouteLink>
    </span>
  )
}

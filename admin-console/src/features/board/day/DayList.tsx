import { Link } from '@tanstack/react-router'
import { StateBadge } from 'shared-ui/components/StateBadge'
import { formatLongDate } from 'shared-ui/copy/format'
import { BOARD_DAY, roomInWords } from 'shared-ui/copy/reservations/board'
import { BOARD_MOVES } from 'shared-ui/copy/reservations/board-moves'
import { FOLIO } from 'shared-ui/copy/reservations/folio'
import { STAY_STATE_WORDS } from 'shared-ui/copy/reservations/reservations-panel'
import { addDays, type CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import type { Board, BoardReservation } from 'shared-ui/validators/reservations/board'
import { HoldTime } from '../../../lib/holds/HoldTime.tsx'
import { ReleaseButton, type ReleaseButtonProps } from '../../../lib/holds/ReleaseButton.tsx'
import { useReleasing } from '../../../lib/holds/use-releasing.tsx'
import { ButtonRouteLink } from '../../../lib/links.tsx'
import { STAY_TONES } from '../../../lib/stay-tones.ts'
import wholeRow from '../../../lib/table/whole-row-link.module.css'
import { barText, shownHold } from '../board-words.ts'
import { DayLine, DayPanel } from './DayLine.tsx'
import styles from './DayList.module.css'
import { type BoardDay, dayOfBoard } from './day-of-board.ts'
import { FreeRooms } from './FreeRooms.tsx'

export type DayListProps = {
  board: Board
  day: CalendarDate
  /** Today in the lodge's time zone. */
  today: CalendarDate
}

/** One day of the board as lists, for a phone: arrivals, staying guests, departures, and held, free and blocked rooms. */
export function DayList({ board, day, today }: DayListProps) {
  const { arrivals, staying, departures, moves, held, blocked, free } = dayOfBoard(board, day)
  const { ask, dialog, notice } = useReleasing()
  return (
    <div className={styles.day}>
      <h2 className={styles.date} aria-live="polite">
        {formatLongDate(day)}
      </h2>
      {notice}
      <Guests
        title={BOARD_DAY.arrivals}
        empty={BOARD_DAY.none.arrivals}
        stays={arrivals}
        formatStay={untilWhen}
      />
      <Guests
        title={BOARD_DAY.staying}
        empty={BOARD_DAY.none.staying}
        stays={staying}
        formatStay={untilWhen}
      />
      <Guests
        title={BOARD_DAY.departures}
        empty={BOARD_DAY.none.departures}
        stays={departures}
        formatStay={sinceWhen}
      />
      {moves.length > 0 && <Guests title={BOARD_MOVES.title} empty="" stays={moves} formatStay={untilWhen} />}
      {held.length > 0 && <Held held={held} onRelease={ask} />}
      <FreeRooms rooms={free} day={day} today={today} />
      {blocked.length > 0 && <Blocked blocked={blocked} />}
      {dialog}
    </div>
  )
}

const untilWhen = ({ outDate }: BoardReservation): string => BOARD_DAY.until(addDays(outDate, 1))
const sinceWhen = ({ inDate }: BoardReservation): string => BOARD_DAY.since(inDate)

/** Whether the front desk marked where the guest is, or that nobody came. */
const isMarked = ({ state, stay }: BoardReservation): boolean => state === 'confirmed' && stay !== 'to_come'

type GuestsProps = {
  title: string
  empty: string
  stays: BoardDay['arrivals']
  /** The other end of the stay in words. */
  formatStay: (stay: BoardReservation) => string
}

function Guests({ title, empty, stays, formatStay }: GuestsProps) {
  return (
    <DayPanel title={title} empty={empty} entries={stays}>
      {({ room, occupancy }) => (
        <DayLine key={occupancy._id} room={room.identifier}>
          <Link
            className={wholeRow.link}
            to="/view-reservation/$reservationID"
            params={{ reservationID: occupancy._id }}
          >
            {barText({ kind: 'reservation', ...occupancy })}
          </Link>
          <span className={styles.more}>{formatStay(occupancy)}</span>
          {isMarked(occupancy) && (
            <StateBadge tone={STAY_TONES[occupancy.stay]}>{STAY_STATE_WORDS[occupancy.stay]}</StateBadge>
          )}
          {occupancy.balance > 0 && (
            <StateBadge tone="attention">{FOLIO.owesBriefly(occupancy.balance)}</StateBadge>
          )}
        </DayLine>
      )}
    </DayPanel>
  )
}

type HeldProps = Pick<BoardDay, 'held'> & {
  /** Asks for confirmation before a hold is released. */
  onRelease: ReleaseButtonProps['onAsk']
}

function Held({ held, onRelease }: HeldProps) {
  return (
    <DayPanel title={BOARD_DAY.held} empty="" entries={held}>
      {({ room, occupancy }) => (
        <DayLine key={occupancy._id} room={room.identifier}>
          <span className={styles.more}>
            <HoldTime until={occupancy.until} />
          </span>
          <span className={styles.actions}>
            <ReleaseButton hold={shownHold(room, occupancy)} onAsk={onRelease} />
          </span>
        </DayLine>
      )}
    </DayPanel>
  )
}

function Blocked({ blocked }: Pick<BoardDay, 'blocked'>) {
  return (
    <DayPanel title={BOARD_DAY.blocked} empty="" entries={blocked}>
      {({ room, occupancy }) => (
        <DayLine key={occupancy._id} room={room.identifier}>
          <span className={styles.more}>{occupancy.reason}</span>
          <ButtonRouteLink
            className={styles.action}
            to="/room-unlock/$roomID"
            params={{ roomID: room._id }}
            aria-label={BOARD_DAY.unblockRoom(roomInWords(room.identifier))}
          >
            {BOARD_DAY.unblock}
          </ButtonRouteLink>
        </DayLine>
      )}
    </DayPanel>
  )
}

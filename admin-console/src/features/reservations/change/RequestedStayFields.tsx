import { useQuery } from '@tanstack/react-query'
import { DateField } from 'shared-ui/components/DateField'
import { SelectField } from 'shared-ui/components/SelectField'
import { formatPersons, formatPrice } from 'shared-ui/copy/format'
import { CHANGE_RESERVATION } from 'shared-ui/copy/reservations/change/change-reservation'
import type { FormFields } from 'shared-ui/forms/use-form-fields'
import { addDays, type CalendarDate, isCalendarDate } from 'shared-ui/rules/dates/calendar-date'
import { latestChangedDeparture, MAX_DAYS_AHEAD, withEntry } from 'shared-ui/rules/reservations/stay'
import type { ReservationDetail } from 'shared-ui/validators/reservations/reservation'
import type { Room } from 'shared-ui/validators/rooms/room'
import { roomQueries } from '../../../lib/queries/room-queries.ts'
import { stayOf } from '../reservation-words.ts'
import styles from './RequestedStayFields.module.css'
import { remainingStay } from './rooms/taken-rooms.ts'
import { useTakenRooms } from './rooms/use-taken-rooms.ts'
import { knownPersons, type RequestedStay } from './stay-change.ts'

export type RequestedStayFieldsProps = {
  reservation: ReservationDetail
  requested: RequestedStay
  field: FormFields<RequestedStay>['field']
  /** Today in the lodge's time zone. */
  today: CalendarDate
  onRequestedChange: (requested: RequestedStay) => void
}

const choiceOf = ({ _id, identifier, category, pricePerNight }: Room, taken: ReadonlySet<string>) => ({
  value: _id,
  label: [identifier, category, formatPrice(pricePerNight), taken.has(_id) && CHANGE_RESERVATION.takenRoom]
    .filter(Boolean)
    .join(' · '),
})

/** The rooms on offer, the taken ones marked, and the room of the reservation, which may no longer be offered. */
function useRoomChoices({ reservation, requested, today }: RequestedStayFieldsProps) {
  const own = reservation.room
  const rooms = useQuery(roomQueries.list()).data ?? []
  const taken = useTakenRooms(reservation._id, remainingStay(requested, today))
  const offered = [own, ...rooms.filter(({ _id }) => _id !== own._id)]
  const room = offered.find(({ _id }) => _id === requested.roomId)
  return {
    choices: offered.map((offer) => choiceOf(offer, taken)),
    warning: capacityWarning(reservation, room),
  }
}

/** Warns that a room is for fewer persons than those who sleep in the present one. */
function capacityWarning(reservation: ReservationDetail, room: Pick<Room, 'capacity'> | undefined) {
  const persons = knownPersons(reservation)
  if (!room || room.capacity >= persons) return null
  return { text: CHANGE_RESERVATION.tooSmall(formatPersons(room.capacity), formatPersons(persons)) }
}

/** Fields for room, entry and departure. A stay that has begun may keep its past entry; that of a guest in house is fixed. */
export function RequestedStayFields(props: RequestedStayFieldsProps) {
  const { reservation, requested, field, today, onRequestedChange } = props
  const { choices, warning } = useRoomChoices(props)
  const before = stayOf(reservation)
  const isInHouse = reservation.stay.state === 'in_house'
  const from = isCalendarDate(requested.entry) ? requested.entry : today
  const tomorrow = addDays(from, 1)
  return (
    <>
      <SelectField
        {...field('roomId')}
        label={CHANGE_RESERVATION.room}
        value={choices.some(({ value }) => value === requested.roomId) ? requested.roomId : ''}
        choices={choices}
        warning={warning}
        required
      />
      <div className={styles.dates}>
        <DateField
          {...field('entry')}
          label={CHANGE_RESERVATION.entry}
          min={before.entry < today ? before.entry : today}
          max={addDays(today, MAX_DAYS_AHEAD)}
          required
          readOnly={isInHouse}
          hint={isInHouse ? CHANGE_RESERVATION.entryFixed : undefined}
          onValueChange={(entry) => onRequestedChange({ ...requested, ...withEntry(requested, entry) })}
        />
        <DateField
          {...field('departure')}
          label={CHANGE_RESERVATION.departure}
          min={tomorrow < today ? today : tomorrow}
          max={latestChangedDeparture(from, today)}
          required
        />
      </div>
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { DateField } from 'shared-ui/components/DateField'
import { SelectField } from 'shared-ui/components/SelectField'
import { formatPrice } from 'shared-ui/copy/format'
import { CHANGE_RESERVATION } from 'shared-ui/copy/reservations/change/change-reservation'
import type { FormFields } from 'shared-ui/forms/use-form-fields'
import { addDays, type CalendarDate, isCalendarDate } from 'shared-ui/rules/dates/calendar-date'
import { MAX_DAYS_AHEAD, MAX_NIGHTS, withEntry } from 'shared-ui/rules/reservations/stay'
import type { ReservationDetail } from 'shared-ui/validators/reservations/reservation'
import type { Room } from 'shared-ui/validators/rooms/room'
import { roomQueries } from '../../../lib/queries/room-queries.ts'
import { stayOf } from '../reservation-words.ts'
import styles from './RequestedStayFields.module.css'
import { remainingStay } from './rooms/taken-rooms.ts'
import { useTakenRooms } from './rooms/use-taken-rooms.ts'
import type { RequestedStay } from './stay-change.ts'

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
  const others = rooms.filter(({ _id }) => _id !== own._id)
  return [own, ...others].map((room) => choiceOf(room, taken))
}

/** Fields for room, entry and departure. A stay that has begun may keep its past entry. */
export function RequestedStayFields(props: RequestedStayFieldsProps) {
  const { reservation, requested, field, today, onRequestedChange } = props
  const choices = useRoomChoices(props)
  const before = stayOf(reservation)
  const from = isCalendarDate(requested.entry) ? requested.entry : today
  const tomorrow = addDays(from, 1)
  return (
    <>
      <SelectField
        {...field('roomId')}
        label={CHANGE_RESERVATION.room}
        value={choices.some(({ value }) => value === requested.roomId) ? requested.roomId : ''}
        choices={choices}
        required
      />
      <div className={styles.dates}>
        <DateField
          {...field('entry')}
          label={CHANGE_RESERVATION.entry}
          min={before.entry < today ? before.entry : today}
          max={addDays(today, MAX_DAYS_AHEAD)}
          required
          onValueChange={(entry) => onRequestedChange({ ...requested, ...withEntry(requested, entry) })}
        />
        <DateField
          {...field('departure')}
          label={CHANGE_RESERVATION.departure}
          min={tomorrow < today ? today : tomorrow}
          max={addDays(from, MAX_NIGHTS)}
          required
        />
      </div>
    </>
  )
}

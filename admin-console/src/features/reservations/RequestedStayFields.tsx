import { useQuery } from '@tanstack/react-query'
import { DateField } from 'shared-ui/components/DateField'
import { SelectField } from 'shared-ui/components/SelectField'
import { CHANGE_RESERVATION } from 'shared-ui/copy/change-reservation'
import { formatPrice } from 'shared-ui/copy/format'
import { fieldSentence } from 'shared-ui/copy/problems'
import type { FormFields } from 'shared-ui/forms/use-form-fields'
import { addDays, type CalendarDate, isCalendarDate } from 'shared-ui/rules/calendar-date'
import {
  type ChangedStayProblem,
  faultyDate,
  MAX_DAYS_AHEAD,
  MAX_NIGHTS,
  type Stay,
  withEntry,
} from 'shared-ui/rules/stay'
import type { ReservationDetail } from 'shared-ui/validators/reservation'
import type { Room } from 'shared-ui/validators/room'
import { roomQueries } from '../../lib/room-queries.ts'
import styles from './RequestedStayFields.module.css'
import { stayOf } from './reservation-words.ts'
import type { RequestedStay } from './stay-change.ts'

export type RequestedStayFieldsProps = {
  reservation: ReservationDetail
  wanted: RequestedStay
  problem: ChangedStayProblem | null
  field: FormFields<RequestedStay>['field']
  /** The lodge's day (W-03). */
  today: CalendarDate
  onRequestedChange: (wanted: RequestedStay) => void
}

const choiceOf = ({ _id, identifier, category, pricePerNight }: Room) => ({
  value: _id,
  label: `${identifier} · ${category} · ${formatPrice(pricePerNight)}`,
})

/** The rooms on offer, and the reservation's own, which may be off offer by now. */
function useRoomChoices(own: Room) {
  const rooms = useQuery(roomQueries.list()).data ?? []
  const others = rooms.filter(({ _id }) => _id !== own._id)
  return [own, ...others].map(choiceOf)
}

/** V-09: room, entry and departure; a stay that has begun keeps its entry. */
export function RequestedStayFields(props: RequestedStayFieldsProps) {
  const { reservation, wanted, problem, field, today, onRequestedChange } = props
  const choices = useRoomChoices(reservation.room)
  const before = stayOf(reservation)
  // The price follows the dates while they are chosen, and so does what is wrong with them.
  const faultOf = (date: keyof Stay) =>
    wanted[date] !== '' && problem && faultyDate(problem) === date
      ? fieldSentence(problem)
      : field(date).error
  const from = isCalendarDate(wanted.entry) ? wanted.entry : today
  const tomorrow = addDays(from, 1)
  return (
    <>
      <SelectField
        {...field('roomId')}
        label={CHANGE_RESERVATION.room}
        value={choices.some(({ value }) => value === wanted.roomId) ? wanted.roomId : ''}
        choices={choices}
        required
      />
      <div className={styles.dates}>
        <DateField
          label={CHANGE_RESERVATION.entry}
          value={wanted.entry}
          min={before.entry < today ? before.entry : today}
          max={addDays(today, MAX_DAYS_AHEAD)}
          required
          error={faultOf('entry')}
          onValueChange={(entry) => onRequestedChange({ ...wanted, ...withEntry(wanted, entry) })}
        />
        <DateField
          label={CHANGE_RESERVATION.departure}
          value={wanted.departure}
          min={tomorrow < today ? today : tomorrow}
          max={addDays(from, MAX_NIGHTS)}
          required
          error={faultOf('departure')}
          onValueChange={(departure) => onRequestedChange({ ...wanted, departure })}
        />
      </div>
    </>
  )
}

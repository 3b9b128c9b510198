import { formatDate, formatSoles } from 'shared-ui/copy/format'
import { CHANGE_RESERVATION } from 'shared-ui/copy/reservations/change/change-reservation'
import { isCalendarDate } from 'shared-ui/rules/dates/calendar-date'
import type { ReservationDetail } from 'shared-ui/validators/reservations/reservation'
import { VersionConflict, type VersionConflictProps } from '../../../lib/edit-record/VersionConflict.tsx'
import { stayOf } from '../reservation-words.ts'
import { roomName, useRoomName } from '../use-room-name.ts'
import type { StayChange } from './use-stay-change.ts'

export type ChangeConflictProps = {
  /** The version that somebody else saved. */
  saved: ReservationDetail
  change: StayChange
  form: VersionConflictProps['form']
  onTakeTheirs: () => void
}

/** Shows both versions of a reservation after a version conflict. The own version is priced against the saved one. */
export function ChangeConflict({ saved, change, form, onTakeTheirs }: ChangeConflictProps) {
  const { read, requested, sum } = change
  const before = stayOf(read)
  const theirs = stayOf(saved)
  const requestedRoom = useRoomName(saved, requested.roomId)
  const line = (label: string, [was, their, your]: [string, string, string]) => ({
    label,
    theirs: their,
    yours: your,
    differs: their !== your,
    moved: their !== was,
  })
  const date = (part: 'entry' | 'departure'): [string, string, string] => [
    formatDate(before[part]),
    formatDate(theirs[part]),
    isCalendarDate(requested[part]) ? formatDate(requested[part]) : '',
  ]
  return (
    <VersionConflict
      version={saved.version}
      lines={[
        line(CHANGE_RESERVATION.room, [roomName(read.room), roomName(saved.room), requestedRoom]),
        line(CHANGE_RESERVATION.entry, date('entry')),
        line(CHANGE_RESERVATION.departure, date('departure')),
        line(CHANGE_RESERVATION.total, [
          formatSoles(read.total),
          formatSoles(saved.total),
          sum ? formatSoles(sum.amounts.total) : '',
        ]),
      ]}
      form={form}
      onTakeTheirs={onTakeTheirs}
    />
  )
}

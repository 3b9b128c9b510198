import { CHANGE_RESERVATION } from 'shared-ui/copy/change-reservation'
import { formatDate, formatSoles } from 'shared-ui/copy/format'
import type { ReservationDetail } from 'shared-ui/validators/reservation'
import { VersionConflict } from '../../lib/record-form/VersionConflict.tsx'
import { stayOf } from './reservation-words.ts'
import { roomName, useRoomName } from './use-room-name.ts'
import type { StayChange } from './use-stay-change.ts'

export type ChangeConflictProps = {
  /** What somebody else has saved meanwhile. */
  saved: ReservationDetail
  change: StayChange
  onTakeTheirs: () => void
}

/** Case 19: both versions of a reservation; saving one's own is priced from what is saved now. */
export function ChangeConflict({ saved, change, onTakeTheirs }: ChangeConflictProps) {
  const { wanted, sum } = change
  const theirs = stayOf(saved)
  const wantedRoom = useRoomName(saved, wanted.roomId)
  const line = (label: string, their: string, your: string) => ({
    label,
    theirs: their,
    yours: your,
    differs: their !== your,
  })
  return (
    <VersionConflict
      version={saved.version}
      lines={[
        line(CHANGE_RESERVATION.room, roomName(saved.room), wantedRoom),
        line(CHANGE_RESERVATION.entry, formatDate(theirs.entry), formatDate(wanted.entry)),
        line(CHANGE_RESERVATION.departure, formatDate(theirs.departure), formatDate(wanted.departure)),
        line(CHANGE_RESERVATION.total, formatSoles(saved.total), sum ? formatSoles(sum.amounts.total) : ''),
      ]}
      notReady={!change.isReady}
      pending={change.pending}
      onTakeTheirs={onTakeTheirs}
    />
  )
}

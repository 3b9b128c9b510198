import { formatPersons, formatPrice } from 'shared-ui/copy/format'
import { ROOM_LABELS, type RoomDraft } from 'shared-ui/copy/rooms/room-form'
import { compareVersions, type EditRecord } from 'shared-ui/forms/use-edit-record'
import { plainAmount } from 'shared-ui/rules/money/typed-amount'
import type { StaffRoom } from 'shared-ui/validators/rooms/room'
import { VersionConflict, versionLines } from '../../../lib/edit-record/VersionConflict.tsx'
import { RoomThumbnail } from '../../../lib/room-photo/RoomPhoto.tsx'
import { ROOM_EDIT } from './room-draft.ts'

export type RoomConflictProps = {
  form: EditRecord<StaffRoom, RoomDraft>
  /** The room as it was when the form opened. */
  read: StaffRoom
  /** The version that somebody else has saved meanwhile. */
  saved: StaffRoom
}

/** Both versions of a room after a version conflict. */
export function RoomConflict({ form, read, saved }: RoomConflictProps) {
  const { draft } = form
  const lines = versionLines(ROOM_LABELS, compareVersions({ read, saved, draft }, ROOM_EDIT), {
    identifier: [saved.identifier, draft.identifier],
    category: [saved.category, draft.category],
    pricePerNight: [formatPrice(saved.pricePerNight), typedPrice(draft)],
    capacity: [formatPersons(saved.capacity), typedCapacity(draft)],
    description: [saved.description, draft.description],
    photo: [<RoomThumbnail key="photo" room={saved} />, draft.photo?.name],
  })
  return (
    <VersionConflict
      version={saved.version}
      lines={lines}
      form={form}
      onTakeTheirs={() => form.acceptSaved(saved)}
    />
  )
}

/** The typed value, formatted if it is a number. */
const typedPrice = ({ pricePerNight }: RoomDraft): string => {
  const price = Number(plainAmount(pricePerNight))
  return Number.isFinite(price) ? formatPrice(price) : pricePerNight
}
const typedCapacity = ({ capacity }: RoomDraft): string =>
  Number.isInteger(Number(capacity)) ? formatPersons(Number(capacity)) : capacity

import type { ReactNode } from 'react'
import { formatPersons, formatPrice } from 'shared-ui/copy/format'
import { ROOM_LABELS, type RoomDraft, type RoomField } from 'shared-ui/copy/room-form'
import type { StaffRoom } from 'shared-ui/validators/room'
import { VersionConflict, type VersionConflictProps } from '../../lib/record-form/VersionConflict.tsx'
import { RoomThumbnail } from './RoomPhoto.tsx'
import { differingFields, movedFields } from './room-draft.ts'

export type RoomConflictProps = Omit<VersionConflictProps, 'version' | 'lines'> & {
  /** The room as it was when the form was filled in. */
  read: StaffRoom
  /** What somebody else has saved meanwhile. */
  saved: StaffRoom
  /** What is typed here. */
  draft: RoomDraft
}

/** Case 19: both versions of a room. */
export function RoomConflict({ read, saved, draft, ...conflict }: RoomConflictProps) {
  const differing = differingFields(saved, draft)
  const moved = movedFields(read, saved)
  const line = (name: RoomField, theirs: ReactNode, yours: ReactNode) => ({
    label: ROOM_LABELS[name],
    theirs,
    yours,
    differs: differing.has(name),
    moved: moved.has(name),
  })
  const lines = [
    line('identifier', saved.identifier, draft.identifier),
    line('category', saved.category, draft.category),
    line('pricePerNight', formatPrice(saved.pricePerNight), typedPrice(draft)),
    line('capacity', formatPersons(saved.capacity), typedCapacity(draft)),
    line('description', saved.description, draft.description),
    line('photo', <RoomThumbnail room={saved} />, draft.photo?.name),
  ]
  return <VersionConflict {...conflict} version={saved.version} lines={lines} />
}

/** What is typed, as it would be shown; as it was typed where it is no number yet. */
const typedPrice = ({ pricePerNight }: RoomDraft): string =>
  Number.isFinite(Number(pricePerNight)) ? formatPrice(Number(pricePerNight)) : pricePerNight
const typedCapacity = ({ capacity }: RoomDraft): string =>
  Number.isInteger(Number(capacity)) ? formatPersons(Number(capacity)) : capacity

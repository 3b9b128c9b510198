import { PhotoField, type PhotoFieldProps } from 'shared-ui/components/PhotoField'
import { TextField } from 'shared-ui/components/TextField'
import { ROOM_HINTS, ROOM_LABELS, type RoomDraft, type RoomField } from 'shared-ui/copy/rooms/room-form'
import type { FormFields } from 'shared-ui/forms/use-form-fields'
import { RecordFields } from '../../../lib/edit-record/RecordFields.tsx'

export type RoomFieldsProps = {
  field: FormFields<RoomDraft>['field']
  /** The room's photo, which stays until another one is chosen. */
  currentPhoto: PhotoFieldProps['current']
}

/** The fields of a room. */
export function RoomFields({ field, currentPhoto }: RoomFieldsProps) {
  const text = (name: Exclude<RoomField, 'photo'>) => ({
    ...field(name),
    label: ROOM_LABELS[name],
    required: true,
    autoComplete: 'off',
  })
  const photo = (
    <PhotoField
      {...field('photo')}
      label={ROOM_LABELS.photo}
      shape="room"
      current={currentPhoto}
      required={currentPhoto === undefined}
    />
  )
  return (
    <RecordFields description={text('description')} photo={photo} shape="room">
      <TextField {...text('identifier')} hint={ROOM_HINTS.identifier} />
      <TextField {...text('category')} hint={ROOM_HINTS.category} />
      <TextField {...text('pricePerNight')} inputMode="decimal" hint={ROOM_HINTS.pricePerNight} />
      <TextField {...text('capacity')} inputMode="numeric" hint={ROOM_HINTS.capacity} />
    </RecordFields>
  )
}

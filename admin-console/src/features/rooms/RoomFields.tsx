import { TextField } from 'shared-ui/components/TextField'
import { ROOM_HINTS, ROOM_LABELS, type RoomDraft } from 'shared-ui/copy/room-form'
import { RecordFields } from '../../lib/record-form/RecordFields.tsx'
import { type RecordFieldsProps, useRecordFields } from '../../lib/record-form/use-record-fields.ts'

/** A-07, V-06: the fields of a room, without the form around them. */
export function RoomFields(props: RecordFieldsProps<RoomDraft>) {
  const { textField, photoField } = useRecordFields(props, ROOM_LABELS)
  return (
    <RecordFields description={textField('description')} photo={{ ...photoField, shape: 'room' }}>
      <TextField {...textField('identifier')} hint={ROOM_HINTS.identifier} />
      <TextField {...textField('category')} hint={ROOM_HINTS.category} />
      <TextField {...textField('pricePerNight')} inputMode="decimal" hint={ROOM_HINTS.pricePerNight} />
      <TextField {...textField('capacity')} inputMode="numeric" hint={ROOM_HINTS.capacity} />
    </RecordFields>
  )
}

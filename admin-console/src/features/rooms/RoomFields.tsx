import { useState } from 'react'
import { PhotoField, type PhotoFieldProps } from 'shared-ui/components/PhotoField'
import { TextAreaField } from 'shared-ui/components/TextAreaField'
import { TextField } from 'shared-ui/components/TextField'
import {
  ROOM_HINTS,
  ROOM_LABELS,
  type RoomDraft,
  type RoomField,
  type RoomProblems,
} from 'shared-ui/copy/room-form'
import styles from './RoomFields.module.css'

export type RoomFieldsProps = {
  draft: RoomDraft
  onDraftChange: (draft: RoomDraft) => void
  /** What is wrong with the draft now, and what the server has refused of it. */
  problems: RoomProblems
  /** Shows every problem, for after an attempt to send; until then only those of fields that were left. */
  showAll: boolean
  /** The room's picture, which stays until another is chosen. */
  currentPhoto?: PhotoFieldProps['current']
}

/** A-07, V-06: the fields of a room, without the form around them. */
export function RoomFields({ draft, onDraftChange, problems, showAll, currentPhoto }: RoomFieldsProps) {
  const [left, setLeft] = useState<ReadonlySet<RoomField>>(new Set())
  const field = (name: RoomField) => ({
    label: ROOM_LABELS[name],
    required: true,
    error: showAll || left.has(name) ? problems[name] : undefined,
    onBlur: () => setLeft((before) => new Set(before).add(name)),
  })
  const textField = (name: Exclude<RoomField, 'photo'>) => ({
    ...field(name),
    name,
    autoComplete: 'off',
    value: draft[name],
    onValueChange: (value: string) => onDraftChange({ ...draft, [name]: value }),
  })
  return (
    <div className={styles.fields}>
      <div className={styles.texts}>
        <TextField {...textField('identifier')} hint={ROOM_HINTS.identifier} />
        <TextField {...textField('category')} hint={ROOM_HINTS.category} />
        <TextField {...textField('pricePerNight')} inputMode="decimal" hint={ROOM_HINTS.pricePerNight} />
        <TextField {...textField('capacity')} inputMode="numeric" hint={ROOM_HINTS.capacity} />
        <div className={styles.description}>
          <TextAreaField {...textField('description')} />
        </div>
      </div>
      <PhotoField
        {...field('photo')}
        shape="room"
        file={draft.photo}
        required={currentPhoto === undefined}
        onFileChange={(photo) => onDraftChange({ ...draft, photo })}
        current={currentPhoto}
      />
    </div>
  )
}

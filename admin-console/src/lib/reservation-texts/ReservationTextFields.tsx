import { useId } from 'react'
import type { TextFieldOf } from 'shared-ui/components/Field'
import { TextAreaField } from 'shared-ui/components/TextAreaField'
import { TextField } from 'shared-ui/components/TextField'
import { CHANNEL_SUGGESTIONS, RESERVE_ROOM } from 'shared-ui/copy/reservations/create-reservation'
import {
  LONGEST_CHANNEL,
  LONGEST_DETAIL,
  type ReservationText,
} from 'shared-ui/validators/reservations/reservation-texts'

export type ReservationTextFieldsProps = {
  /** Returns the props that bind a field to the surrounding form. */
  field: TextFieldOf<ReservationText>
}

/** The fields of a reservation's texts, for the form that creates one and the form that corrects one. */
export function ReservationTextFields({ field }: ReservationTextFieldsProps) {
  const channels = useId()
  return (
    <>
      <TextField
        {...field('channel')}
        label={RESERVE_ROOM.channel}
        maxLength={LONGEST_CHANNEL}
        list={channels}
      />
      <datalist id={channels}>
        {CHANNEL_SUGGESTIONS.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <TextAreaField {...field('detail')} label={RESERVE_ROOM.detail} maxLength={LONGEST_DETAIL} optional />
    </>
  )
}

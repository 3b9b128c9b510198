import type { TextFieldBinding } from 'shared-ui/components/Field'
import { TextField, type TextFieldProps } from 'shared-ui/components/TextField'
import { STAFF_LABELS } from 'shared-ui/copy/staff/staff-form'

export type NewPasswordFieldsProps = {
  /** The props that bind each field to the surrounding form. */
  password: TextFieldBinding & Pick<TextFieldProps, 'ref'>
  /** The props that bind the field that repeats the password. */
  repeat: TextFieldBinding
}

/** The fields of a new password and its repetition. */
export function NewPasswordFields({ password, repeat }: NewPasswordFieldsProps) {
  return (
    <>
      <TextField
        {...password}
        required
        label={STAFF_LABELS.password}
        hint={STAFF_LABELS.passwordHint}
        type="password"
        autoComplete="new-password"
      />
      <TextField
        {...repeat}
        required
        label={STAFF_LABELS.repeat}
        type="password"
        autoComplete="new-password"
      />
    </>
  )
}

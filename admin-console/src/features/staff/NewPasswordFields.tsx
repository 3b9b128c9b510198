import type { TextFieldOf } from 'shared-ui/components/Field'
import { TextField } from 'shared-ui/components/TextField'
import { STAFF_LABELS } from 'shared-ui/copy/staff/staff-form'

/** The fields of a new password and its repetition. */
export function NewPasswordFields({ field }: { field: TextFieldOf<'password' | 'repeat'> }) {
  return (
    <>
      <TextField
        {...field('password')}
        required
        label={STAFF_LABELS.password}
        hint={STAFF_LABELS.passwordHint}
        type="password"
        autoComplete="new-password"
      />
      <TextField
        {...field('repeat')}
        required
        label={STAFF_LABELS.repeat}
        type="password"
        autoComplete="new-password"
      />
    </>
  )
}

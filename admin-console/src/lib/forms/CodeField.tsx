import { TextField, type TextFieldProps } from 'shared-ui/components/TextField'
import { CODE_FIELD } from 'shared-ui/copy/staff/sign-in-code'

/**
 * The field for a code of the second step: digits on a phone's keyboard, and no limit of length, because codes are pasted with
 * spaces.
 */
export function CodeField(props: Omit<TextFieldProps, 'label'>) {
  return (
    <TextField
      {...props}
      label={CODE_FIELD.label}
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      required
    />
  )
}

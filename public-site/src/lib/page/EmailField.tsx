import { TextField, type TextFieldProps } from 'shared-ui/components/TextField'

/** The field for a visitor's e-mail address, with the phone's keyboard and the browser's suggestion for it. */
export const EmailField = (props: TextFieldProps) => (
  <TextField {...props} type="email" inputMode="email" autoComplete="email" required />
)

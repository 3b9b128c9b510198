import { type ControlFieldProps, Field, useControlField } from '../Field/Field.tsx'

export type TextFieldProps = ControlFieldProps<'input'>

/** A field for one line of text. `inputMode`, `autoComplete`, `type` and the rest are passed to the `<input>`. */
export function TextField(props: TextFieldProps) {
  const { field, control } = useControlField(props)
  return (
    <Field {...field}>
      <input type="text" {...control} />
    </Field>
  )
}

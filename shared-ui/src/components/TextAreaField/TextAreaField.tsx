import { type ControlFieldProps, Field, useControlField } from '../Field/Field.tsx'

export type TextAreaFieldProps = ControlFieldProps<'textarea'>

/** A field for several lines of text; grows with its content where the browser supports that. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { field, control } = useControlField(props)
  return (
    <Field {...field}>
      <textarea rows={4} {...control} />
    </Field>
  )
}

import { type ControlFieldProps, Field, useControlField } from '../Field/Field.tsx'
import styles from './DateField.module.css'

/** The value is a calendar date `YYYY-MM-DD`, or `''` while it is empty or incomplete. */
export type DateFieldProps = ControlFieldProps<'input', 'type' | 'min' | 'max'> & {
  /** The first and last day that may be chosen, `YYYY-MM-DD`. */
  min?: string | undefined
  /** The last day that may be chosen, `YYYY-MM-DD`. */
  max?: string | undefined
}

/** A field for a calendar day that uses the browser's date picker. */
export function DateField({ className, ...props }: DateFieldProps) {
  const { field, control } = useControlField({
    ...props,
    className: [styles.date, className].filter(Boolean).join(' '),
  })
  return (
    <Field {...field}>
      <input {...control} type="date" />
    </Field>
  )
}

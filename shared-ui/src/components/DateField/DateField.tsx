import type { ComponentProps } from 'react'
import fieldStyles from '../Field/Field.module.css'
import { controlAttributes, Field, type FieldTexts, useFieldIds } from '../Field/Field.tsx'
import styles from './DateField.module.css'

export type DateFieldProps = FieldTexts &
  Omit<
    ComponentProps<'input'>,
    'value' | 'defaultValue' | 'onChange' | 'type' | 'min' | 'max' | 'children'
  > & {
    /** A calendar date `YYYY-MM-DD`, or `''` while it is empty or incomplete. */
    value: string
    /** The first and last day that may be chosen, `YYYY-MM-DD`. */
    min?: string | undefined
    max?: string | undefined
    onValueChange: (value: string) => void
  }

/** A field for a calendar day that uses the browser's date picker. */
export function DateField({
  label,
  hint,
  error,
  warning,
  optional,
  id,
  className,
  onValueChange,
  ...native
}: DateFieldProps) {
  const ids = useFieldIds(id)
  const texts = { hint, error, warning, optional }
  return (
    <Field ids={ids} label={label} {...texts}>
      <input
        {...native}
        {...controlAttributes(ids, texts)}
        type="date"
        className={[fieldStyles.control, styles.date, className].filter(Boolean).join(' ')}
        onChange={(event) => onValueChange(event.target.value)}
      />
    </Field>
  )
}

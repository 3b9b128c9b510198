import type { ComponentProps } from 'react'
import fieldStyles from '../Field/Field.module.css'
import { controlAttributes, Field, type FieldTexts, useFieldIds } from '../Field/Field.tsx'

export type TextAreaFieldProps = FieldTexts &
  Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue' | 'onChange' | 'children'> & {
    value: string
    /** Called on every change with the text as typed. */
    onValueChange: (value: string) => void
  }

/** A field for several lines of text; grows with its content where the browser supports that. */
export function TextAreaField({
  label,
  hint,
  error,
  warning,
  optional,
  id,
  className,
  onValueChange,
  ...native
}: TextAreaFieldProps) {
  const ids = useFieldIds(id)
  const texts = { hint, error, warning, optional }
  return (
    <Field ids={ids} label={label} {...texts}>
      <textarea
        rows={4}
        {...native}
        {...controlAttributes(ids, texts)}
        className={[fieldStyles.control, className].filter(Boolean).join(' ')}
        onChange={(event) => onValueChange(event.target.value)}
      />
    </Field>
  )
}

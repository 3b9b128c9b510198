import type { ComponentProps } from 'react'
import fieldStyles from '../Field/Field.module.css'
import { controlAttributes, Field, type FieldTexts, useFieldIds } from '../Field/Field.tsx'

export type TextFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'children'> & {
    value: string
    /** Called on every change with the text as typed. */
    onValueChange: (value: string) => void
  }

/** A field for one line of text. `inputMode`, `autoComplete`, `type` and the rest are passed to the `<input>`. */
export function TextField({
  label,
  hint,
  error,
  warning,
  optional,
  id,
  className,
  onValueChange,
  ...native
}: TextFieldProps) {
  const ids = useFieldIds(id)
  const texts = { hint, error, warning, optional }
  return (
    <Field ids={ids} label={label} {...texts}>
      <input
        type="text"
        {...native}
        {...controlAttributes(ids, texts)}
        className={[fieldStyles.control, className].filter(Boolean).join(' ')}
        onChange={(event) => onValueChange(event.target.value)}
      />
    </Field>
  )
}

import type { ComponentProps, ReactNode } from 'react'
import fieldStyles from '../Field/Field.module.css'
import { controlAttributes, FieldNotes, type FieldNoteTexts, useFieldIds } from '../Field/Field.tsx'

export type CheckboxFieldProps = FieldNoteTexts &
  Omit<ComponentProps<'input'>, 'type' | 'checked' | 'defaultChecked' | 'onChange' | 'children'> & {
    /** May contain a link, such as the one to the terms. */
    label: ReactNode
    /** Whether the box is checked. */
    checked: boolean
    /** Receives the new state when the box is pressed. */
    onCheckedChange: (checked: boolean) => void
  }

/** A checkbox to agree to something or to turn it on. */
export function CheckboxField({
  label,
  hint,
  error,
  warning,
  id,
  onCheckedChange,
  ...native
}: CheckboxFieldProps) {
  const ids = useFieldIds(id)
  const texts = { hint, error, warning }
  return (
    <div className={fieldStyles.check}>
      <input
        {...native}
        {...controlAttributes(ids, texts)}
        type="checkbox"
        onChange={(event) => onCheckedChange(event.target.checked)}
      />
      <label htmlFor={ids.control}>{label}</label>
      <FieldNotes ids={ids} {...texts} />
    </div>
  )
}

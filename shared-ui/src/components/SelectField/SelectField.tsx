import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { COMPONENT_WORDS } from '../../copy/components.ts'
import fieldStyles from '../Field/Field.module.css'
import { controlAttributes, Field, type FieldTexts, useFieldIds } from '../Field/Field.tsx'

export type Choice = { value: string; label: string }

export type SelectFieldProps = FieldTexts &
  Omit<ComponentProps<'select'>, 'value' | 'defaultValue' | 'onChange' | 'children'> & {
    /** The value of the chosen option; `''` while none is chosen. */
    value: string
    choices: readonly Choice[]
    onValueChange: (value: string) => void
    /** The text shown while nothing is chosen; by default 'Elija una opción'. It cannot be chosen again. */
    placeholder?: string | undefined
  }

/** A choice among some options, on the browser's `<select>`. */
export function SelectField({
  label,
  hint,
  error,
  warning,
  optional,
  id,
  className,
  choices,
  placeholder = COMPONENT_WORDS.choose,
  onValueChange,
  ...native
}: SelectFieldProps) {
  const ids = useFieldIds(id)
  const texts = { hint, error, warning, optional }
  return (
    <Field ids={ids} label={label} {...texts}>
      <span className={fieldStyles.choice}>
        <select
          {...native}
          {...controlAttributes(ids, texts)}
          className={[fieldStyles.control, className].filter(Boolean).join(' ')}
          onChange={(event) => onValueChange(event.target.value)}
        >
          <option value="" disabled hidden>
            {placeholder}
          </option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" />
      </span>
    </Field>
  )
}

import { ChevronDown } from 'lucide-react'
import { COMPONENT_WORDS } from '../../copy/components.ts'
import fieldStyles from '../Field/Field.module.css'
import { type ControlFieldProps, Field, useControlField } from '../Field/Field.tsx'

export type Choice = { value: string; label: string }

/** The value is that of the chosen option; `''` while none is chosen. */
export type SelectFieldProps = ControlFieldProps<'select'> & {
  /** The options in order, each with its value and text. */
  choices: ReadonlyArray<Choice>
  /** The text shown while nothing is chosen; by default 'Elija una opción'. It cannot be chosen again. */
  placeholder?: string | undefined
}

/** A choice among some options, on the browser's `<select>`. */
export function SelectField({ choices, placeholder = COMPONENT_WORDS.choose, ...props }: SelectFieldProps) {
  const { field, control } = useControlField(props)
  return (
    <Field {...field}>
      <span className={fieldStyles.choice}>
        <select {...control}>
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

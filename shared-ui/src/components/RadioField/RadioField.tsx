import { controlAttributes, FieldNotes, type FieldNoteTexts, useFieldIds } from '../Field/Field.tsx'
import type { Choice } from '../SelectField/SelectField.tsx'
import styles from './RadioField.module.css'

export type RadioFieldProps = FieldNoteTexts & {
  /** The question. */
  label: string
  /** The id of the group, which takes the focus. */
  id?: string | undefined
  /** The name that groups the options in the form's data. */
  name: string
  /** The value of the chosen option; `''` while none is chosen. */
  value: string
  /** The options in order, each with its value and text. */
  choices: ReadonlyArray<Choice>
  /** Receives the value of the option that is chosen. */
  onValueChange: (value: string) => void
  /** Read by screen readers; not needed if one of the choices is always chosen. */
  required?: boolean | undefined
  /** Called when the focus leaves the whole group. */
  onBlur?: (() => void) | undefined
}

/** A choice among few options, all visible. The group takes the focus when it is the first invalid field of its form. */
export function RadioField({
  label,
  id,
  hint,
  error,
  warning,
  name,
  value,
  choices,
  onValueChange,
  required,
  onBlur,
}: RadioFieldProps) {
  const ids = useFieldIds(id)
  const texts = { hint, error, warning }
  return (
    <fieldset
      {...controlAttributes(ids, texts)}
      className={styles.group}
      role="radiogroup"
      tabIndex={-1}
      aria-required={required}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.()
      }}
    >
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.choices}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={value === choice.value}
              onChange={() => onValueChange(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      <FieldNotes ids={ids} {...texts} />
    </fieldset>
  )
}

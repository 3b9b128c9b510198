import { type ReactNode, useId } from 'react'
import { COMPONENT_WORDS } from '../../copy/components.ts'
import styles from './Field.module.css'

/** What every field says of itself. */
export type FieldTexts = {
  label: string
  /** What helps to fill it in; stays in sight while typing. */
  hint?: ReactNode
  /** What is wrong with what was typed, in a sentence that helps. Its presence makes the field invalid. */
  error?: string | undefined
  /** Worth a second look, but accepted (V-05, RUC). */
  warning?: string | undefined
  /** Marks the field '(opcional)'. */
  optional?: boolean | undefined
}

export type FieldProps = FieldTexts & {
  /** The ids made by `useFieldIds` for this field. */
  ids: FieldIds
  children: ReactNode
}

export type FieldIds = { control: string; hint: string; error: string; warning: string }

/** Ids that tie a control to its label, hint and error. `given` is the control's own id, when the caller needs one. */
export function useFieldIds(given: string | undefined): FieldIds {
  const made = useId()
  const control = given ?? made
  return { control, hint: `${control}-hint`, error: `${control}-error`, warning: `${control}-warning` }
}

/** The attributes of the control itself: its id, what describes it, whether it is wrong. The error is read first. */
export function controlAttributes(ids: FieldIds, texts: Omit<FieldTexts, 'label'>) {
  const described = [
    texts.error ? ids.error : '',
    texts.warning ? ids.warning : '',
    texts.hint ? ids.hint : '',
  ]
  return {
    id: ids.control,
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
    'aria-invalid': texts.error ? (true as const) : undefined,
  }
}

/** Label, control, hint and error of one field. Errors are tied to the control and not shouted: focus goes there. */
export function Field({ ids, label, hint, error, warning, optional, children }: FieldProps) {
  return (
    <div className={styles.field} data-invalid={error ? '' : undefined}>
      <label className={styles.label} htmlFor={ids.control}>
        {label}
        {optional && ' '}
        {optional && <span className={styles.optional}>({COMPONENT_WORDS.optional})</span>}
      </label>
      {children}
      <FieldNotes ids={ids} hint={hint} error={error} warning={warning} />
    </div>
  )
}

/** The lines under a control. */
export function FieldNotes({ ids, hint, error, warning }: Omit<FieldTexts, 'label'> & { ids: FieldIds }) {
  return (
    <>
      {error && (
        <p className={styles.error} id={ids.error}>
          {error}
        </p>
      )}
      {warning && (
        <p className={styles.warning} id={ids.warning}>
          {warning}
        </p>
      )}
      {hint && (
        <p className={styles.hint} id={ids.hint}>
          {hint}
        </p>
      )}
    </>
  )
}

/** Puts the focus on the first field of a form that says it is wrong; for after an attempt to send it. */
export function focusFirstFault(form: HTMLElement): void {
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}

/** The props of a field of text that is bound to a form. */
export type TextFieldBinding = {
  name: string
  value: string
  error: string | undefined
  onValueChange: (value: string) => void
  onBlur: () => void
}

/** Binds the fields of text of those names. */
export type TextFieldOf<Name extends string> = (name: Name) => TextFieldBinding

/** The props of a checkbox that is bound to a form. */
export type CheckboxBinding = {
  name: string
  value: boolean
  error: string | undefined
  onValueChange: (value: boolean) => void
  onBlur?: () => void
}

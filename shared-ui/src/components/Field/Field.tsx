import { type ChangeEvent, type ComponentProps, type ReactNode, useId } from 'react'
import { COMPONENT_WORDS } from '../../copy/components.ts'
import { Button } from '../Button/Button.tsx'
import styles from './Field.module.css'

/** A doubt about a value, such as a RUC with a wrong check digit, and the value that was probably meant. */
export type FieldWarning = { text: string; fix?: { label: string; value: string } }

/** The texts below the control of a field. */
export type FieldNoteTexts = {
  /** Help for filling it in; stays visible while typing. */
  hint?: ReactNode
  /** What is wrong with the value, in a sentence that helps. Its presence makes the field invalid. */
  error?: string | undefined
  /** A doubt about a value that is accepted; null while there is none in a field that may have one. */
  warning?: FieldWarning | null | undefined
}

/** The texts that every field has. */
export type FieldTexts = FieldNoteTexts & {
  /** The visible name of the field, which is also its accessible name. */
  label: string
  /** Marks the field '(opcional)'. */
  optional?: boolean | undefined
}

export type FieldProps = FieldTexts & {
  /** The ids that `useFieldIds` generated for this field. */
  ids: FieldIds
  /** Sets the value that was probably meant; without it the warning has no button. */
  onFix?: ((value: string) => void) | undefined
  /** The control, which takes its ids from `ids`. */
  children: ReactNode
}

export type FieldIds = { control: string; hint: string; error: string; warning: string }

/** Ids that connect a control with its label, hint and error. `given` is the control's id, if the caller sets one. */
export function useFieldIds(given: string | undefined): FieldIds {
  const generated = useId()
  const control = given ?? generated
  return { control, hint: `${control}-hint`, error: `${control}-error`, warning: `${control}-warning` }
}

/** The `id`, `aria-describedby` and `aria-invalid` of the control. The error is read before the hint. */
export function controlAttributes(ids: FieldIds, texts: FieldNoteTexts) {
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

type ControlTag = 'input' | 'textarea' | 'select'

/** The props of a field with a text value: its texts, and those of its control with `onValueChange` for `onChange`. */
export type ControlFieldProps<Tag extends ControlTag, Omitted extends string = never> = FieldTexts &
  Omit<ComponentProps<Tag>, 'value' | 'defaultValue' | 'onChange' | 'children' | Omitted> & {
    /** The value of the control: what was typed, or the day as `YYYY-MM-DD`; `''` while it is empty. */
    value: string
    /** Called on every change with the value of the control. */
    onValueChange: (value: string) => void
  }

/** Splits the props of a field with a text value into those of `Field` and those of its control. */
export function useControlField<Props extends ControlFieldProps<ControlTag>>({
  label,
  hint,
  error,
  warning,
  optional,
  id,
  className,
  onValueChange,
  ...native
}: Props) {
  const ids = useFieldIds(id)
  const texts = { hint, error, warning, optional }
  return {
    field: {
      ids,
      label,
      ...texts,
      onFix: (value: string) => {
        onValueChange(value)
        document.getElementById(ids.control)?.focus()
      },
    },
    control: {
      ...native,
      ...controlAttributes(ids, texts),
      className: [styles.control, className].filter(Boolean).join(' '),
      onChange: (event: ChangeEvent<{ value: string }>) => onValueChange(event.target.value),
    },
  }
}

/**
 * Label, control, hint and error of one field. The error is not a live region: after a submit the focus goes to the
 * field.
 */
export function Field({ ids, label, hint, error, warning, optional, onFix, children }: FieldProps) {
  return (
    <div className={styles.field} data-invalid={error ? '' : undefined}>
      <label className={styles.label} htmlFor={ids.control}>
        {label}
        {optional && ' '}
        {optional && <span className={styles.optional}>({COMPONENT_WORDS.optional})</span>}
      </label>
      {children}
      <FieldNotes ids={ids} hint={hint} error={error} warning={warning} onFix={onFix} />
    </div>
  )
}

type FieldNotesProps = FieldNoteTexts & Pick<FieldProps, 'ids' | 'onFix'>

/** Hint, error and warning under a control. The warning is announced politely, because it may appear after the field was left. */
export function FieldNotes({ ids, hint, error, warning, onFix }: FieldNotesProps) {
  return (
    <>
      {error && (
        <p className={styles.error} id={ids.error}>
          {error}
        </p>
      )}
      {warning !== undefined && (
        <div className={styles.doubt} aria-live="polite">
          {warning && (
            <p className={styles.warning} id={ids.warning}>
              {warning.text}
            </p>
          )}
          {warning?.fix && onFix && <FixButton {...warning.fix} onFix={onFix} />}
        </div>
      )}
      {hint && (
        <p className={styles.hint} id={ids.hint}>
          {hint}
        </p>
      )}
    </>
  )
}

type FixButtonProps = NonNullable<FieldWarning['fix']> & { onFix: (value: string) => void }

function FixButton({ label, value, onFix }: FixButtonProps) {
  return (
    <Button className={styles.fix} onClick={() => onFix(value)}>
      {label}
    </Button>
  )
}

/**
 * Focuses the first invalid field of a form; call it after a failed submit. Of a control of many parts, such as a calendar, it
 * is the part that the Tab key reaches.
 */
export function focusFirstProblem(form: HTMLElement): void {
  form.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] [tabindex="0"]')?.focus()
}

/** The props that bind a text field to a form. */
export type TextFieldBinding = {
  name: string
  value: string
  error: string | undefined
  warning?: FieldWarning | null | undefined
  onValueChange: (value: string) => void
  onBlur: () => void
}

/** Returns the binding of a text field by its name. */
export type TextFieldOf<Name extends string> = (name: Name) => TextFieldBinding

/** The props that bind a checkbox to a form. */
export type CheckboxBinding = {
  name: string
  value: boolean
  error: string | undefined
  onValueChange: (value: boolean) => void
  onBlur?: () => void
}

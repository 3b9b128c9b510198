import { type ChangeEvent, type ComponentProps, type ReactNode, useId } from 'react'
import { COMPONENT_WORDS } from '../../copy/components.ts'
import styles from './Field.module.css'

/** The texts that every field has. */
export type FieldTexts = {
  label: string
  /** Help for filling it in; stays visible while typing. */
  hint?: ReactNode
  /** What is wrong with the value, in a sentence that helps. Its presence makes the field invalid. */
  error?: string | undefined
  /** A doubt about a value that is accepted, such as a RUC with a wrong check digit. */
  warning?: string | undefined
  /** Marks the field '(opcional)'. */
  optional?: boolean | undefined
}

export type FieldProps = FieldTexts & {
  /** The ids that `useFieldIds` generated for this field. */
  ids: FieldIds
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

type ControlTag = 'input' | 'textarea' | 'select'

/** The props of a field with a text value: its texts, and those of its control with `onValueChange` for `onChange`. */
export type ControlFieldProps<Tag extends ControlTag, Omitted extends string = never> = FieldTexts &
  Omit<ComponentProps<Tag>, 'value' | 'defaultValue' | 'onChange' | 'children' | Omitted> & {
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
    field: { ids, label, ...texts },
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

/** Hint, error and warning under a control. */
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

/** Focuses the first invalid field of a form; call it after a failed submit. */
export function focusFirstFault(form: HTMLElement): void {
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}

/** The props that bind a text field to a form. */
export type TextFieldBinding = {
  name: string
  value: string
  error: string | undefined
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

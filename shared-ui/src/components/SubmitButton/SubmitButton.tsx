import { Button, type ButtonProps } from '../Button/Button.tsx'
import { FormSummary, type MissingFields } from '../FormSummary/FormSummary.tsx'
import styles from './SubmitButton.module.css'

export type SubmitButtonProps = Omit<ButtonProps, 'form' | 'type' | 'notReady' | 'pending' | 'variant'> & {
  /** The form's state, as `useForm` returns it. `missing` is null until a submit that was not ready. */
  form: { isReady: boolean; isPending: boolean; missing: MissingFields | null }
  /** `danger`: the form destroys something. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined
}

/**
 * The submit button of a form. While the form is incomplete it is `aria-disabled`, and a press shows beside it how much
 * is missing.
 */
export function SubmitButton({ form, variant = 'primary', ...native }: SubmitButtonProps) {
  return (
    <div className={styles.submit}>
      <Button {...native} variant={variant} type="submit" notReady={!form.isReady} pending={form.isPending} />
      <FormSummary missing={form.missing} />
    </div>
  )
}

import { Alert } from 'shared-ui/components/Alert'
import { Button } from 'shared-ui/components/Button'
import { ProblemText } from 'shared-ui/components/ProblemText'
import { SubmitButton } from 'shared-ui/components/SubmitButton'
import { TextField } from 'shared-ui/components/TextField'
import { FIRST_PASSWORD, firstPasswordProblems } from 'shared-ui/copy/staff/first-password'
import { STAFF_LABELS } from 'shared-ui/copy/staff/staff-form'
import { useForm } from 'shared-ui/forms/use-form'
import stacked from '../../lib/forms/stacked-form.module.css'
import styles from './CodeForm.module.css'

const focus = (field: HTMLInputElement | null) => field?.focus()

export type FirstPasswordFormProps = {
  /** Signs in with the new password. */
  onPassword: (newPassword: string) => Promise<void>
  /** Goes back to username and password. */
  onBack: () => void
}

/** The first sign-in with a generated password: it has to be replaced. */
export function FirstPasswordForm({ onPassword, onBack }: FirstPasswordFormProps) {
  const form = useForm({
    initial: { newPassword: '', repeat: '' },
    check: firstPasswordProblems,
    send: ({ newPassword }) => onPassword(newPassword),
  })
  return (
    <form className={stacked.form} {...form.element}>
      <p>{FIRST_PASSWORD.text}</p>
      <TextField
        {...form.field('newPassword')}
        ref={focus}
        required
        label={STAFF_LABELS.password}
        hint={STAFF_LABELS.passwordHint}
        type="password"
        autoComplete="new-password"
      />
      <TextField
        {...form.field('repeat')}
        required
        label={STAFF_LABELS.repeat}
        type="password"
        autoComplete="new-password"
      />
      <SubmitButton form={form}>{FIRST_PASSWORD.submit}</SubmitButton>
      <Button className={styles.back} variant="quiet" disabled={form.isPending} onClick={onBack}>
        {FIRST_PASSWORD.back}
      </Button>
      {form.problem ? (
        <Alert>
          <ProblemText problem={form.problem} />
        </Alert>
      ) : null}
    </form>
  )
}

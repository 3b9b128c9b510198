import { FIRST_PASSWORD, firstPasswordProblems } from 'shared-ui/copy/staff/first-password'
import { useForm } from 'shared-ui/forms/use-form'
import { NewPasswordFields } from '../../lib/forms/NewPasswordFields.tsx'
import { StepForm } from './StepForm.tsx'

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
    <StepForm form={form} submit={FIRST_PASSWORD.submit} back={FIRST_PASSWORD.back} onBack={onBack}>
      <p>{FIRST_PASSWORD.text}</p>
      <NewPasswordFields
        password={{ ...form.field('newPassword'), ref: focus }}
        repeat={form.field('repeat')}
      />
    </StepForm>
  )
}

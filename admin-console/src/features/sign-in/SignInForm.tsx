import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Alert } from 'shared-ui/components/Alert'
import { ProblemText } from 'shared-ui/components/ProblemText'
import { SubmitButton } from 'shared-ui/components/SubmitButton'
import { TextField } from 'shared-ui/components/TextField'
import { SIGN_IN, type SignInDraft, signInProblems } from 'shared-ui/copy/staff/sign-in'
import { type FormModel, useForm } from 'shared-ui/forms/use-form'
import { lazyPart } from '../../lib/code/lazy-part.tsx'
import styles from '../../lib/forms/stacked-form.module.css'
import { type FirstStep, signInUntil } from './sign-in.ts'

export type SignInFormProps = {
  /** Filled in if the member is known; the password is then focused first. */
  username?: string | undefined
}

const NextStepForm = lazyPart(async () => (await import('./NextStepForm.tsx')).NextStepForm)

/** The form with username and password, and then the one for what the server asks for: a code, or a new password. */
export function SignInForm({ username = '' }: SignInFormProps) {
  const [firstStep, setFirstStep] = useState<FirstStep | null>(null)
  const form = useForm({
    initial: { username, password: '' },
    check: signInProblems,
    send: async (draft) => setFirstStep(await signInUntil(draft)),
  })
  if (firstStep === null) return <PasswordForm form={form} isKnown={username !== ''} />
  const goBack = () => {
    flushSync(() => setFirstStep(null))
    form.element.ref.current?.querySelector('input')?.focus()
  }
  return <NextStepForm firstStep={firstStep} onNext={setFirstStep} onBack={goBack} />
}

/** The fields of the first step; its error is shown below. */
function PasswordForm({ form, isKnown }: { form: FormModel<SignInDraft>; isKnown: boolean }) {
  return (
    <form className={styles.form} {...form.element}>
      <TextField
        {...form.field('username')}
        label={SIGN_IN.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        data-initial-focus={isKnown ? undefined : ''}
      />
      <TextField
        {...form.field('password')}
        label={SIGN_IN.password}
        type="password"
        autoComplete="current-password"
        required
        data-initial-focus={isKnown ? '' : undefined}
      />
      <SubmitButton form={form}>{SIGN_IN.submit}</SubmitButton>
      {form.problem ? (
        <Alert>
          <ProblemText problem={form.problem} />
        </Alert>
      ) : null}
    </form>
  )
}

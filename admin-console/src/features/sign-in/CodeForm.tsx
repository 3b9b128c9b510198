import { codeProblems, SIGN_IN_CODE } from 'shared-ui/copy/staff/sign-in-code'
import { useForm } from 'shared-ui/forms/use-form'
import { CodeField } from '../../lib/forms/CodeField.tsx'
import { StepForm } from './StepForm.tsx'

const focus = (field: HTMLInputElement | null) => field?.focus()

export type CodeFormProps = {
  /** Signs in with the code. */
  onCode: (code: string) => Promise<void>
  /** Goes back to username and password. */
  onBack: () => void
}

/** The second step of signing in: a code of the app, or a recovery code. */
export function CodeForm({ onCode, onBack }: CodeFormProps) {
  const form = useForm({ initial: { code: '' }, check: codeProblems, send: ({ code }) => onCode(code) })
  return (
    <StepForm form={form} submit={SIGN_IN_CODE.submit} back={SIGN_IN_CODE.back} onBack={onBack}>
      <CodeField {...form.field('code')} ref={focus} hint={SIGN_IN_CODE.hint} />
    </StepForm>
  )
}

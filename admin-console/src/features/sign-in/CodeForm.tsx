import { Alert } from 'shared-ui/components/Alert'
import { Button } from 'shared-ui/components/Button'
import { ProblemText } from 'shared-ui/components/ProblemText'
import { SubmitButton } from 'shared-ui/components/SubmitButton'
import { codeProblems, SIGN_IN_CODE } from 'shared-ui/copy/staff/sign-in-code'
import { useForm } from 'shared-ui/forms/use-form'
import { CodeField } from '../../lib/forms/CodeField.tsx'
import stacked from '../../lib/forms/stacked-form.module.css'
import styles from './CodeForm.module.css'

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
    <form className={stacked.form} {...form.element}>
      <CodeField {...form.field('code')} ref={focus} hint={SIGN_IN_CODE.hint} />
      <SubmitButton form={form}>{SIGN_IN_CODE.submit}</SubmitButton>
      <Button className={styles.back} variant="quiet" disabled={form.isPending} onClick={onBack}>
        {SIGN_IN_CODE.back}
      </Button>
      {form.problem ? (
        <Alert>
          <ProblemText problem={form.problem} />
        </Alert>
      ) : null}
    </form>
  )
}

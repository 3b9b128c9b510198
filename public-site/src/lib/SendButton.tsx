import { Alert } from 'shared-ui/components/Alert'
import { SubmitButton, type SubmitButtonProps } from 'shared-ui/components/SubmitButton'
import { ProblemText } from './ProblemText.tsx'
import { useIsLive } from './use-is-live.ts'

export type SendButtonProps = {
  /** The action, in a word or two. */
  children: string
  form: SubmitButtonProps['form'] & {
    sending: { step: 'filling' | 'sending' | 'sent' } | { step: 'failed'; problem: unknown }
  }
}

/**
 * The button that sends a form, and under it, in an alert, why the last request failed (E-02); one press tries again (E-03). Until
 * the page's code has loaded the browser itself would send the form, and put what was typed into the page's address.
 */
export function SendButton({ children, form }: SendButtonProps) {
  const isLive = useIsLive()
  return (
    <>
      <SubmitButton form={form} disabled={!isLive}>
        {children}
      </SubmitButton>
      {form.sending.step === 'failed' && (
        <Alert>
          <ProblemText problem={form.sending.problem} />
        </Alert>
      )}
    </>
  )
}

import { Alert } from 'shared-ui/components/Alert'
import { ProblemText } from 'shared-ui/components/ProblemText'
import { SubmitButton, type SubmitButtonProps } from 'shared-ui/components/SubmitButton'
import { useIsLive } from '../document/use-is-live.ts'

export type SendButtonProps = {
  /** The label, one or two words. */
  children: string
  /** The form's state, and how far its request has come. */
  form: SubmitButtonProps['form'] & {
    sending: { step: 'filling' | 'sending' | 'sent' } | { step: 'failed'; problem: unknown }
  }
}

/**
 * The button that sends a form, with an alert below it that says why the last request failed. It is disabled until the page is
 * hydrated: before that the browser itself would send the form and put what was typed into the page's address.
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

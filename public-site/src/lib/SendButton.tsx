import { Alert } from 'shared-ui/components/Alert'
import { Button } from 'shared-ui/components/Button'
import { ProblemText } from './ProblemText.tsx'

export type SendButtonProps = {
  /** The deed, in a word or two. */
  children: string
  /** The form as `useForm` tells of it. */
  form: {
    isLive: boolean
    isReady: boolean
    sending: { step: 'filling' | 'sending' | 'sent' } | { step: 'failed'; problem: unknown }
  }
}

/** The button that sends a form, and under it, in an alert, why the last try failed (E-02); one press tries again (E-03). */
export function SendButton({ children, form }: SendButtonProps) {
  const { isLive, isReady, sending } = form
  return (
    <>
      <div>
        <Button
          variant="primary"
          type="submit"
          disabled={!isLive}
          pending={sending.step === 'sending'}
          notReady={!isReady}
        >
          {children}
        </Button>
      </div>
      {sending.step === 'failed' && (
        <Alert>
          <ProblemText problem={sending.problem} />
        </Alert>
      )}
    </>
  )
}

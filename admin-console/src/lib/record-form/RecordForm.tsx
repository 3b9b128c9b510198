import type { ReactNode } from 'react'
import { Alert } from 'shared-ui/components/Alert'
import { Button } from 'shared-ui/components/Button'
import { ProblemText } from '../ProblemText.tsx'
import styles from './RecordForm.module.css'
import type { RecordFormModel } from './use-record-form.ts'

export type RecordFormProps<Draft extends object> = {
  form: RecordFormModel<Draft>
  /** The words of the button. */
  submit: string
  /** Told of the draft, once nothing is wrong with it. */
  onSend: (draft: Draft) => void
  pending: boolean
  /** Why the last sending failed; null where it did not, or is told otherwise. */
  problem: unknown
  /** Both versions with their own way to send, where somebody else was quicker; takes the button's place. */
  conflict?: ReactNode
  /** The record's fields. */
  children: ReactNode
}

/** The form of a room or plant: its fields, its button, and beneath them why it could not be sent (E-02). */
export function RecordForm<Draft extends object>(props: RecordFormProps<Draft>) {
  const { form, submit, onSend, pending, problem, conflict, children } = props
  return (
    <form className={styles.form} noValidate onSubmit={(event) => form.trySend(event, onSend)}>
      {children}
      {conflict ?? (
        <div>
          <Button type="submit" variant="primary" notReady={!form.isReady} pending={pending}>
            {submit}
          </Button>
        </div>
      )}
      {problem ? (
        <Alert>
          <ProblemText problem={problem} />
        </Alert>
      ) : null}
    </form>
  )
}

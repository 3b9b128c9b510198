import { Button } from 'shared-ui/components/Button'
import { TextAreaField } from 'shared-ui/components/TextAreaField'
import { ANSWER_COMPLAINT } from 'shared-ui/copy/complaints-panel'
import type { RecordFormModel } from '../../lib/record-form/use-record-form.ts'
import styles from './ReplyPanel.module.css'

export type ReplyFormProps = {
  /** Where the answer goes. */
  email: string
  form: RecordFormModel<{ reply: string }>
  /** Told when it may be sent. */
  onReady: () => void
}

/** What the lodge answers, while it is typed. */
export function ReplyForm({ email, form, onReady }: ReplyFormProps) {
  return (
    <form className={styles.form} noValidate onSubmit={(event) => form.trySend(event, onReady)}>
      <TextAreaField
        label={ANSWER_COMPLAINT.label}
        hint={ANSWER_COMPLAINT.hint(email)}
        rows={8}
        required
        error={form.showAll ? form.problems.reply : undefined}
        value={form.draft.reply}
        onValueChange={(reply) => form.setDraft({ reply })}
      />
      <div>
        <Button type="submit" variant="primary" notReady={!form.isReady}>
          {ANSWER_COMPLAINT.send}
        </Button>
      </div>
    </form>
  )
}

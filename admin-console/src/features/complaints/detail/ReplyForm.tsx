import { SubmitButton } from 'shared-ui/components/SubmitButton'
import { TextAreaField } from 'shared-ui/components/TextAreaField'
import { REPLY_TO_COMPLAINT } from 'shared-ui/copy/messages/complaints-panel'
import type { FormFields } from 'shared-ui/forms/use-form-fields'
import styles from './ReplyPanel.module.css'

export type ReplyFormProps = {
  /** The e-mail address of the recipient. */
  email: string
  form: FormFields<{ reply: string }>
}

/** The form of the reply. */
export function ReplyForm({ email, form }: ReplyFormProps) {
  return (
    <form className={styles.form} {...form.element}>
      <TextAreaField
        {...form.field('reply')}
        label={REPLY_TO_COMPLAINT.label}
        hint={REPLY_TO_COMPLAINT.hint(email)}
        rows={8}
        required
      />
      <SubmitButton form={{ ...form, isPending: false }}>{REPLY_TO_COMPLAINT.send}</SubmitButton>
    </form>
  )
}

import type { ComponentProps } from 'react'
import { COMPLAINTS_BOOK as WORDS } from 'shared-ui/copy/messages/complaints'
import { LeaveGuard } from 'shared-ui/forms/LeaveGuard'
import { SendButton, type SendButtonProps } from '../../lib/page/SendButton.tsx'
import { PrivacyNote } from '../../lib/page/text-page/PrivacyNote.tsx'
import { WithoutScript } from '../../lib/page/WithoutScript.tsx'
import styles from './ComplaintForm.module.css'
import { ComplaintPart } from './ComplaintPart.tsx'
import { ConsumerPart } from './ConsumerPart.tsx'
import type { FieldOf } from './FormPart.tsx'
import { GoodPart } from './GoodPart.tsx'

export type ComplaintFormProps = {
  form: SendButtonProps['form'] & {
    field: FieldOf
    element: ComponentProps<'form'>
    hasUnsaved: () => boolean
  }
}

/** The complaint form, in the three parts that the law prescribes. */
export function ComplaintForm({ form }: ComplaintFormProps) {
  return (
    <form className={styles.form} aria-label={WORDS.title} {...form.element}>
      <WithoutScript missing="form" />
      <ConsumerPart field={form.field} />
      <GoodPart field={form.field} />
      <ComplaintPart field={form.field} />
      <ul className={styles.notes}>
        {WORDS.note.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <PrivacyNote>{WORDS.privacyBefore}</PrivacyNote>
      <SendButton form={form}>{WORDS.send}</SendButton>
      <LeaveGuard hasUnsaved={form.hasUnsaved} />
    </form>
  )
}

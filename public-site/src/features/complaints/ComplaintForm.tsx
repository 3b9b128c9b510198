import type { ComponentProps } from 'react'
import { type ComplaintField, COMPLAINTS_BOOK as WORDS } from 'shared-ui/copy/complaints'
import { PrivacyNote } from '../../lib/PrivacyNote.tsx'
import { SendButton, type SendButtonProps } from '../../lib/SendButton.tsx'
import styles from './ComplaintForm.module.css'
import { ComplaintPart } from './ComplaintPart.tsx'
import { ConsumerPart } from './ConsumerPart.tsx'
import { GoodPart } from './GoodPart.tsx'

/** A field of the sheet, as `useForm` gives it. */
export type FieldOf = (name: ComplaintField) => {
  name: string
  value: string
  error: string | undefined
  onValueChange: (typed: string) => void
  onBlur: () => void
}

export type ComplaintFormProps = {
  form: SendButtonProps['form'] & { field: FieldOf; element: ComponentProps<'form'> }
}

/** The sheet to fill in, in the three parts of the law's own. */
export function ComplaintForm({ form }: ComplaintFormProps) {
  return (
    <form className={styles.form} aria-label={WORDS.title} {...form.element}>
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
    </form>
  )
}

import { requestApi } from 'shared-ui/api/api-client'
import { Alert } from 'shared-ui/components/Alert'
import { TextAreaField } from 'shared-ui/components/TextAreaField'
import { TextField } from 'shared-ui/components/TextField'
import {
  contactProblems,
  contactWarnings,
  EMPTY_CONTACT,
  CONTACT_FORM as WORDS,
} from 'shared-ui/copy/messages/contact'
import { LeaveGuard } from 'shared-ui/forms/LeaveGuard'
import { usePrerenderedForm } from 'shared-ui/forms/use-form'
import { type ContactDraft, ContactResponse } from 'shared-ui/validators/messages/contact'
import { EmailField } from '../../lib/page/EmailField.tsx'
import { SendButton } from '../../lib/page/SendButton.tsx'
import { PrivacyNote } from '../../lib/page/text-page/PrivacyNote.tsx'
import { WithoutScript } from '../../lib/page/WithoutScript.tsx'
import styles from './ContactForm.module.css'

/** Sends a message to the lodge. Returns the e-mail address to which the lodge will reply. */
async function sendMessage(draft: ContactDraft): Promise<string> {
  await requestApi('contact/form', ContactResponse, { method: 'post', json: draft })
  return draft.email.trim()
}

/** The form for a message to the lodge. */
export function ContactForm() {
  const form = usePrerenderedForm({
    initial: EMPTY_CONTACT,
    check: contactProblems,
    warn: contactWarnings,
    send: sendMessage,
  })
  const { field, sending } = form
  return (
    <form className={styles.form} aria-labelledby="mensaje" {...form.element}>
      <h2 id="mensaje">{WORDS.title}</h2>
      <WithoutScript missing="form" />
      <TextField {...field('names')} label={WORDS.names} autoComplete="name" required />
      <EmailField {...field('email')} label={WORDS.email} hint={WORDS.emailHint} />
      <TextField
        {...field('phone')}
        label={WORDS.phone}
        hint={WORDS.phoneHint}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
      />
      <TextAreaField {...field('message')} label={WORDS.message} rows={6} required />
      <PrivacyNote>{WORDS.privacyBefore}</PrivacyNote>
      <SendButton form={form}>{WORDS.send}</SendButton>
      <LeaveGuard hasUnsaved={form.hasUnsaved} />
      {sending.step === 'sent' && (
        <Alert tone="success">
          <p>{WORDS.sent}</p>
          <p>{WORDS.sentText(sending.result)}</p>
        </Alert>
      )}
    </form>
  )
}

import { requestApi } from 'shared-ui/api/api-client'
import { Alert } from 'shared-ui/components/Alert'
import { TextField } from 'shared-ui/components/TextField'
import {
  EMPTY_SEND_LINK,
  SEND_LINK,
  type SendLinkDraft,
  sendLinkProblems,
  sendLinkWarnings,
} from 'shared-ui/copy/reservations/send-link'
import { useForm } from 'shared-ui/forms/use-form'
import { SendLinkResponse } from 'shared-ui/validators/reservations/guest-reservation'
import { EmailField } from '../../lib/page/EmailField.tsx'
import { SendButton } from '../../lib/page/SendButton.tsx'
import styles from './SendLinkForm.module.css'

async function askForLink(draft: SendLinkDraft): Promise<string> {
  await requestApi('guest-reservation/send-link', SendLinkResponse, { method: 'post', json: draft })
  return draft.email.trim()
}

/** Asks for the link again, for a guest whose link was lost or cut. What it says does not reveal whether there is one. */
export function SendLinkForm() {
  const form = useForm({
    initial: EMPTY_SEND_LINK,
    check: sendLinkProblems,
    warn: sendLinkWarnings,
    send: askForLink,
  })
  const { field, sending } = form
  return (
    <form className={styles.form} aria-labelledby="pedir-enlace" {...form.element}>
      <h2 id="pedir-enlace">{SEND_LINK.title}</h2>
      <p>{SEND_LINK.text}</p>
      <EmailField {...field('email')} label={SEND_LINK.email} hint={SEND_LINK.emailHint} />
      <TextField
        {...field('number')}
        label={SEND_LINK.number}
        hint={SEND_LINK.numberHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      <SendButton form={form}>{SEND_LINK.send}</SendButton>
      {sending.step === 'sent' && (
        <Alert tone="success">
          <p>{SEND_LINK.sent(sending.result)}</p>
          <p>{SEND_LINK.sentHelp}</p>
        </Alert>
      )}
    </form>
  )
}

import { NEWSLETTER_TEXTS } from 'content'
import { Alert } from 'shared-ui/components/Alert'
import { CheckboxField } from 'shared-ui/components/CheckboxField'
import {
  EMPTY_NEWSLETTER,
  type NewsletterDraft,
  newsletterProblems,
  newsletterWarnings,
  NEWSLETTER as WORDS,
} from 'shared-ui/copy/messages/newsletter'
import { usePrerenderedForm } from 'shared-ui/forms/use-form'
import { CURRENT_CONSENT } from 'shared-ui/validators/messages/newsletter'
import { EmailField } from '../../lib/page/EmailField.tsx'
import { SendButton } from '../../lib/page/SendButton.tsx'
import { PrivacyLink } from '../../lib/page/text-page/PrivacyNote.tsx'
import styles from './NewsletterForm.module.css'
import { enroll } from './newsletter-requests.ts'

const check = (draft: NewsletterDraft) => ({
  ...newsletterProblems(draft),
  ...(draft.consent === '' && { consent: WORDS.consentMissing }),
})

async function send({ email }: NewsletterDraft): Promise<string> {
  await enroll(email, CURRENT_CONSENT)
  return email.trim()
}

/** The newsletter sign-up. The consent has a checkbox of its own, which is not ticked initially. */
export function NewsletterForm() {
  const form = usePrerenderedForm({ initial: EMPTY_NEWSLETTER, check, warn: newsletterWarnings, send })
  const { draft, field, sending } = form
  const consent = field('consent')
  return (
    <section className={styles.letter} aria-labelledby="noticias">
      <div className={styles.words}>
        <h2 id="noticias">{NEWSLETTER_TEXTS.title}</h2>
        <p>{NEWSLETTER_TEXTS.text}</p>
      </div>
      <form className={styles.form} aria-labelledby="noticias" {...form.element}>
        <EmailField {...field('email')} label={WORDS.email} />
        <CheckboxField
          label={WORDS.consent}
          name={consent.name}
          value={CURRENT_CONSENT}
          checked={draft.consent !== ''}
          error={consent.error}
          onCheckedChange={(isGiven) => form.set('consent', isGiven ? CURRENT_CONSENT : '')}
          hint={
            <>
              {WORDS.privacyBefore}
              <PrivacyLink />
            </>
          }
        />
        <SendButton form={{ ...form, isReady: newsletterProblems(draft).email === undefined }}>
          {WORDS.send}
        </SendButton>
        {sending.step === 'sent' && (
          <Alert tone="success">
            <p>{WORDS.done}</p>
            <p>{WORDS.doneText(sending.result)}</p>
          </Alert>
        )}
      </form>
    </section>
  )
}

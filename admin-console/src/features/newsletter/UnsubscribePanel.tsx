import { useState } from 'react'
import { Alert } from 'shared-ui/components/Alert'
import { Button } from 'shared-ui/components/Button'
import { ConfirmDialog } from 'shared-ui/components/ConfirmDialog'
import { ProblemText } from 'shared-ui/components/ProblemText'
import { TextField } from 'shared-ui/components/TextField'
import { addressProblems, NEWSLETTER_PANEL } from 'shared-ui/copy/messages/newsletter-panel'
import { useFormFields } from 'shared-ui/forms/use-form-fields'
import { Panel } from '../../lib/page/Panel.tsx'
import { PersonalDataButton } from '../../lib/personal-data/PersonalDataButton.tsx'
import styles from './NewsletterScreen.module.css'
import { useUnsubscribeAddress } from './use-unsubscribe-address.ts'

const EMPTY = { email: '' }

/** Unsubscribes an address whose owner asked staff for it, after a confirmation; opens what else is stored about it. */
export function UnsubscribePanel() {
  const [draft, setDraft] = useState(EMPTY)
  const [asked, setAsked] = useState<string | null>(null)
  const withdrawal = useUnsubscribeAddress()
  const form = useFormFields({
    draft,
    onDraftChange: setDraft,
    check: addressProblems,
    onSubmit: ({ email }) => {
      withdrawal.reset()
      setAsked(email.trim())
    },
  })
  const restart = () => {
    setAsked(null)
    setDraft(EMPTY)
    form.resetErrors()
  }
  return (
    <Panel title={NEWSLETTER_PANEL.unsubscribeTitle}>
      <p>{NEWSLETTER_PANEL.unsubscribeText}</p>
      <form className={styles.unsubscribe} {...form.element}>
        <TextField
          {...form.field('email')}
          label={NEWSLETTER_PANEL.email}
          type="email"
          inputMode="email"
          autoComplete="off"
          required
        />
        <div className={styles.actions}>
          <Button type="submit">{NEWSLETTER_PANEL.unsubscribeButton}</Button>
          {addressProblems(draft).email === undefined && <PersonalDataButton person={draft.email.trim()} />}
        </div>
      </form>
      {withdrawal.data && <Outcome {...withdrawal.data} />}
      {asked !== null && (
        <ConfirmDialog
          title={NEWSLETTER_PANEL.confirmTitle(asked)}
          pending={withdrawal.isPending}
          error={withdrawal.error && <ProblemText problem={withdrawal.error} />}
          onConfirm={() => withdrawal.mutate(asked, { onSuccess: restart })}
          onCancel={() => setAsked(null)}
        >
          <p>{NEWSLETTER_PANEL.confirmText}</p>
        </ConfirmDialog>
      )}
    </Panel>
  )
}

type OutcomeProps = { email: string; outcome: 'unsubscribed' | 'not_subscribed' }

function Outcome({ email, outcome }: OutcomeProps) {
  return outcome === 'unsubscribed' ? (
    <Alert tone="success">{NEWSLETTER_PANEL.unsubscribed(email)}</Alert>
  ) : (
    <Alert tone="warning">{NEWSLETTER_PANEL.notSubscribed(email)}</Alert>
  )
}

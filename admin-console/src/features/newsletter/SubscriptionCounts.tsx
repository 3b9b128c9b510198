import { NEWSLETTER_PANEL } from 'shared-ui/copy/messages/newsletter-panel'
import type { SubscriptionState } from 'shared-ui/validators/messages/newsletter'
import styles from './SubscriptionCounts.module.css'

const STATES = ['confirmed', 'pending', 'withdrawn'] as const

/** The number of subscriptions in each state, with an explanation. */
export function SubscriptionCounts({ counts }: { counts: Record<SubscriptionState, number> }) {
  return (
    <dl className={styles.counts} aria-label={NEWSLETTER_PANEL.counts}>
      {STATES.map((state) => (
        <div key={state} className={styles.state}>
          <dt>{NEWSLETTER_PANEL.states[state].name}</dt>
          <dd className={styles.number}>{counts[state]}</dd>
          <dd className={styles.text}>{NEWSLETTER_PANEL.states[state].text}</dd>
        </div>
      ))}
    </dl>
  )
}

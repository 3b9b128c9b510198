import { formatSoles } from 'shared-ui/copy/format'
import { CANCEL_DIALOG, OFFERED_REFUND } from 'shared-ui/copy/reservations/guest-reservation'
import { REFUND_STEPS } from 'shared-ui/rules/money/refund-policy'
import type { GuestReservationResponse } from 'shared-ui/validators/reservations/guest-reservation'
import styles from './OfferedRefund.module.css'

export type OfferedRefundProps = {
  offered: NonNullable<GuestReservationResponse['offered']>
  /** Both in soles. */
  paid: Pick<GuestReservationResponse, 'paidByCard' | 'total'>
}

/** The refund rules, the one that applies, and the resulting refund. */
export function OfferedRefund({ offered, paid }: OfferedRefundProps) {
  const nothing = OFFERED_REFUND.nothing(offered)
  const atDesk = OFFERED_REFUND.atDesk(paid)
  // A card payment beyond the total is refunded separately.
  const shared = Math.min(paid.paidByCard, paid.total)
  return (
    <section className={styles.refund} aria-labelledby="condiciones">
      <h3 id="condiciones">{CANCEL_DIALOG.policy}</h3>
      <ul className={styles.steps}>
        {STEPS.map(({ percent, text }) => (
          <li key={percent} data-applies={percent === offered.percent || undefined}>
            {text}
            {percent === offered.percent && ` (${CANCEL_DIALOG.yours})`}
          </li>
        ))}
      </ul>
      <p>{OFFERED_REFUND.rule(offered)}</p>
      {nothing === '' ? (
        <p className={styles.back}>
          <span>{OFFERED_REFUND.back}</span>
          <strong>{formatSoles(offered.amount)}</strong>
          <span className={styles.share}>{OFFERED_REFUND.share(offered.percent, formatSoles(shared))}</span>
        </p>
      ) : (
        <p className={styles.back}>
          <strong>{nothing}</strong>
        </p>
      )}
      {atDesk && <p>{atDesk}</p>}
    </section>
  )
}

/** The refund rules as lines of text. */
const STEPS = [
  ...REFUND_STEPS.map(({ fromDays, percent }) => ({ percent, text: CANCEL_DIALOG.steps(fromDays, percent) })),
  { percent: 0, text: CANCEL_DIALOG.nothingUnder(REFUND_STEPS.at(-1)?.fromDays ?? 0) },
]

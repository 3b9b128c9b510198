import { CheckboxField } from 'shared-ui/components/CheckboxField'
import { LATE_ARRIVAL } from 'shared-ui/copy/booking'
import { LODGE } from 'shared-ui/copy/lodge'
import { phoneLink } from '../../../lib/phone-link.ts'
import styles from './LateArrivalNotice.module.css'

export type LateArrivalNoticeProps = {
  accepted: boolean
  /** Absent while a request runs. */
  onAcceptedChange: ((accepted: boolean) => void) | undefined
  /** Says that the tick is missing, for after an attempt to go on. */
  showMissing: boolean
}

/** Check-in of tonight has closed: the guest calls first, and says so. */
export function LateArrivalNotice({ accepted, onAcceptedChange, showMissing }: LateArrivalNoticeProps) {
  return (
    <section className={styles.notice} aria-labelledby="llegada-tarde">
      <h3 id="llegada-tarde">{LATE_ARRIVAL.title}</h3>
      <p>
        {LATE_ARRIVAL.text}{' '}
        <a className={styles.phone} href={phoneLink(LODGE.phone)}>
          {LODGE.phone}
        </a>
      </p>
      <CheckboxField
        label={LATE_ARRIVAL.accept}
        checked={accepted}
        error={showMissing && !accepted ? LATE_ARRIVAL.missing : undefined}
        aria-disabled={!onAcceptedChange || undefined}
        onCheckedChange={(next) => onAcceptedChange?.(next)}
      />
    </section>
  )
}

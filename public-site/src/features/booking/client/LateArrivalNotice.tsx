import { LODGE } from 'content'
import { CheckboxField } from 'shared-ui/components/CheckboxField'
import type { CheckboxBinding } from 'shared-ui/components/Field'
import { LATE_ARRIVAL } from 'shared-ui/copy/booking/booking'
import { phoneLink } from '../../../lib/phone-link.ts'
import styles from './LateArrivalNotice.module.css'

export type LateArrivalNoticeProps = {
  /** The checkbox by which the client confirms that they have called. */
  field: CheckboxBinding
  /** The form is being sent. */
  pending: boolean
}

/** Shown when tonight's check-in has closed: the client must call first and confirm it. */
export function LateArrivalNotice({ field, pending }: LateArrivalNoticeProps) {
  const { value, onValueChange, ...shared } = field
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
        {...shared}
        checked={value}
        aria-disabled={pending || undefined}
        onCheckedChange={onValueChange}
      />
    </section>
  )
}

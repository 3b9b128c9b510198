import { BOOKING } from 'shared-ui/copy/booking/booking'
import { STAY_REFUND } from 'shared-ui/copy/booking/booking-stay'
import { formatDayOfMonth, formatSoles } from 'shared-ui/copy/format'
import { addDays, type CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import { solesFromCentimos } from 'shared-ui/rules/money/money'
import { REFUND_STEPS, refundDeadlines } from 'shared-ui/rules/money/refund-policy'
import { useTodayInLima } from '../../lib/today-in-lima.ts'
import styles from './RefundPolicy.module.css'
import type { Booking } from './state/booking-request.ts'

/** What cancelling this very stay gives back and until when, shown before payment. */
export function RefundPolicy({ booking }: { booking: Booking }) {
  const today = useTodayInLima()
  return (
    <section className={styles.policy} aria-labelledby="si-cancela">
      <h3 id="si-cancela">{BOOKING.refundTitle}</h3>
      <ul>{today && refundLines(booking, today).map((line) => <li key={line}>{line}</li>)}</ul>
    </section>
  )
}

function refundLines({ quote, stay }: Booking, today: CalendarDate): string[] {
  const deadlines = refundDeadlines(quote.total, stay.entry, today)
  const last = deadlines.at(-1)
  if (!last) return [STAY_REFUND.none(REFUND_STEPS.at(-1)?.fromDays ?? 0)]
  const lines = deadlines.map(({ until, amount, percent }, index) => {
    const line = index === 0 ? STAY_REFUND.first : STAY_REFUND.next
    return line(formatDayOfMonth(until), formatSoles(solesFromCentimos(amount)), percent)
  })
  return [...lines, STAY_REFUND.noneFrom(formatDayOfMonth(addDays(last.until, 1)))]
}

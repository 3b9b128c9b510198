import { addDays, type CalendarDate } from '../../rules/dates/calendar-date.ts'
import { type Centimos, solesFromCentimos } from '../../rules/money/money.ts'
import { REFUND_STEPS, refundDeadlines } from '../../rules/money/refund-policy.ts'
import { formatDayOfMonth, formatSoles } from '../format.ts'

/** Changing the dates on the booking page. */
export const CHANGE_STAY = {
  dates: 'Cambiar fechas',
  apply: 'Ver el precio con estas fechas',
  otherRooms: 'Ver otras habitaciones',
} as const

/** What cancelling this stay gives back; days as '1 de enero', amounts as 'S/. 665.52'. */
const STAY_REFUND = {
  first: (day: string, amount: string, percent: number): string =>
    `Hasta el ${day} vuelven ${amount} (${percent} %).`,
  next: (day: string, amount: string, percent: number): string =>
    `Después, hasta el ${day}, vuelven ${amount} (${percent} %).`,
  noneFrom: (day: string): string => `Desde el ${day}, o si no llega, no hay devolución.`,
  none: (days: number): string =>
    `Faltan menos de ${days} días para la entrada: si cancela o no llega, no hay devolución.`,
} as const

/** What was or will be paid for a stay, in céntimos, and the lodge's day on which the terms are read. */
type PaidStay = { paid: Centimos; entry: CalendarDate; today: CalendarDate }

/** What cancelling this very stay gives back and until when, one sentence for each period that is not over. */
export function stayRefundLines({ paid, entry, today }: PaidStay): string[] {
  const deadlines = refundDeadlines(paid, entry, today)
  const last = deadlines.at(-1)
  if (!last) return [STAY_REFUND.none(REFUND_STEPS.at(-1)?.fromDays ?? 0)]
  const lines = deadlines.map(({ until, amount, percent }, index) => {
    const line = index === 0 ? STAY_REFUND.first : STAY_REFUND.next
    return line(formatDayOfMonth(until), formatSoles(solesFromCentimos(amount)), percent)
  })
  return [...lines, STAY_REFUND.noneFrom(formatDayOfMonth(addDays(last.until, 1)))]
}

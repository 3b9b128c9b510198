import type { CalendarDate } from '../rules/calendar-date.ts'
import { decimalText } from '../rules/decimal-text.ts'
import { madeOnce } from '../rules/made-once.ts'

/** W-02: an amount in soles, `S/. 1,234.50`. The space does not break. */
export const formatSoles = (amount: number): string => `S/.\u00a0${decimalText(amount, 2)}`

/** A price per night in soles, with its third and fourth decimal where it has them (V-02). */
export const formatPrice = (price: number): string => `S/.\u00a0${decimalText(price, 4)}`

const dayFormat = (options: Intl.DateTimeFormatOptions) => {
  const format = madeOnce(() => new Intl.DateTimeFormat('es-PE', { ...options, timeZone: 'UTC' }))
  return (date: CalendarDate): string => format().format(new Date(`${date}T00:00:00Z`))
}

/** A date for a sentence: 'lunes, 30 de noviembre de 2026'. */
export const formatLongDate = dayFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })

/** A date for a summary: 'lun, 30 nov 2026'. */
export const formatDate = dayFormat({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })

/** A day where its year goes without saying: '30 de noviembre'. */
export const formatDayOfMonth = dayFormat({ day: 'numeric', month: 'long' })

const shortWeekday = dayFormat({ weekday: 'short' })

/** The day of the week over a narrow column: 'lun'. */
export const formatShortWeekday = (date: CalendarDate): string => shortWeekday(date).replace('.', '')

const monthName = dayFormat({ month: 'short' })
const longMonth = dayFormat({ month: 'long', year: 'numeric' })

/** A month, `YYYY-MM`, among those of a year: 'nov'. */
export const formatMonthName = (month: string): string =>
  monthName(`${month}-01`).replace('.', '').toLowerCase()

/** A month, `YYYY-MM`, among those of several years: 'nov 2026'. */
export const formatShortMonth = (month: string): string => `${formatMonthName(month)} ${month.slice(0, 4)}`

/** A month, `YYYY-MM`, for a sentence: 'noviembre de 2026'. */
export const formatMonth = (month: string): string => longMonth(`${month}-01`)

const percent = madeOnce(() => new Intl.NumberFormat('es-PE', { maximumFractionDigits: 1 }))

/** A share in percent: '62.5 %'. The space does not break. */
export const formatPercent = (share: number): string => `${percent().format(share)}\u00a0%`

const moment = madeOnce(
  () =>
    new Intl.DateTimeFormat('es-PE', {
      timeZone: 'America/Lima',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hour12: false,
    }),
)

/** An instant (ISO 8601 or epoch milliseconds) on the lodge's clock: '30 nov. 2026, 14:05'. */
export const formatMoment = (instant: string | number): string => moment().format(new Date(instant))

const timeOfDay = madeOnce(
  () =>
    new Intl.DateTimeFormat('es-PE', {
      timeZone: 'America/Lima',
      hour: '2-digit',
      minute: '2-digit',
      hour12: false,
    }),
)

/** The time of an instant (ISO 8601 or epoch milliseconds) on the lodge's clock: '14:05'. */
export const formatTime = (instant: string | number): string => timeOfDay().format(new Date(instant))

/** Counts something: '1 noche', '2 noches'. */
export const plural =
  (one: string, many: string) =>
  (count: number): string =>
    `${count} ${count === 1 ? one : many}`

export const formatMinutes = plural('minuto', 'minutos')
export const formatNights = plural('noche', 'noches')
/** '1 persona', '2 personas'. */
export const formatPersons = plural('persona', 'personas')
export const formatReservations = plural('reservación', 'reservaciones')
export const formatPlants = plural('planta', 'plantas')

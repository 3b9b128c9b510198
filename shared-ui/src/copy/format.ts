import { type CalendarDate, dayInLima, timeInLima } from '../rules/dates/calendar-date.ts'
import { lazy } from '../rules/lazy.ts'
import { decimalText } from '../rules/money/decimal-text.ts'

/** An amount in soles, `S/. 1,234.50`, with a no-break space. */
export const formatSoles = (amount: number): string => `S/.\u00a0${decimalText(amount, 2)}`

/** A price per night in soles, with up to four decimals. */
export const formatPrice = (price: number): string => `S/.\u00a0${decimalText(price, 4)}`

// `Intl` has these words too, but takes a phone more than sixty milliseconds before it formats the first date.
const WEEKDAYS = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado']
const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'setiembre',
  'octubre',
  'noviembre',
  'diciembre',
]

const short = (word: string): string => word.slice(0, 3)
const weekdayOf = (date: CalendarDate): string => WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? ''
const dayOf = (date: CalendarDate): number => Number(date.slice(8, 10))
/** The name of the month of a date or a month, `YYYY-MM`. */
const monthOf = (date: string): string => MONTHS[Number(date.slice(5, 7)) - 1] ?? ''
const yearOf = (date: string): number => Number(date.slice(0, 4))

/** '30 nov. 2026'. */
const shortDay = (date: CalendarDate): string => `${dayOf(date)} ${short(monthOf(date))}. ${yearOf(date)}`

/** A date without its year: '30 de noviembre'. */
export const formatDayOfMonth = (date: CalendarDate): string => `${dayOf(date)} de ${monthOf(date)}`

/** A date for a sentence: 'lunes, 30 de noviembre de 2026'. */
export const formatLongDate = (date: CalendarDate): string =>
  `${weekdayOf(date)}, ${formatDayOfMonth(date)} de ${yearOf(date)}`

/** A date for a summary: 'lun, 30 nov. 2026'. */
export const formatDate = (date: CalendarDate): string => `${formatShortWeekday(date)}, ${shortDay(date)}`

/** A date where there is little space, without its year: 'lun 30 nov.'. */
export const formatBriefDate = (date: CalendarDate): string =>
  `${formatShortWeekday(date)} ${dayOf(date)} ${short(monthOf(date))}.`

/** The day of the week above a narrow column: 'lun'. */
export const formatShortWeekday = (date: CalendarDate): string => short(weekdayOf(date))

/** A month, `YYYY-MM`, among those of a year: 'nov'. */
export const formatMonthName = (month: string): string => short(monthOf(month))

/** A month, `YYYY-MM`, among those of several years: 'nov 2026'. */
export const formatShortMonth = (month: string): string => `${formatMonthName(month)} ${month.slice(0, 4)}`

/** A month, `YYYY-MM`, for a sentence: 'noviembre de 2026'. */
export const formatMonth = (month: string): string => `${monthOf(month)} de ${yearOf(month)}`

const percent = lazy(() => new Intl.NumberFormat('es-PE', { maximumFractionDigits: 1 }))

/** A share in percent: '62.5 %', with a no-break space. */
export const formatPercent = (share: number): string => `${percent().format(share)}\u00a0%`

/** An instant (ISO 8601 or epoch milliseconds) in Lima time: '30 nov. 2026, 14:05'. */
export const formatMoment = (instant: string | number): string =>
  `${shortDay(dayInLima(millisecondsOf(instant)))}, ${formatTime(instant)}`

/** The time of an instant (ISO 8601 or epoch milliseconds) in Lima: '14:05'. */
export const formatTime = (instant: string | number): string => timeInLima(millisecondsOf(instant))

const millisecondsOf = (instant: string | number): number => new Date(instant).getTime()

/** Returns a function that counts something: '1 noche', '2 noches'. */
export const plural =
  (one: string, many: string) =>
  (count: number): string =>
    `${count} ${count === 1 ? one : many}`

export const formatMinutes = plural('minuto', 'minutos')
export const formatNights = plural('noche', 'noches')
/** A number of people: '1 persona', '2 personas'. */
export const formatPersons = plural('persona', 'personas')
export const formatReservations = plural('reservación', 'reservaciones')
export const formatPlants = plural('planta', 'plantas')

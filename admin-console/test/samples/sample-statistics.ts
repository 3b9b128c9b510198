import { monthsOf, type Period } from 'shared-ui/rules/dates/period'
import type {
  MonthStatistic,
  PeriodStatistic,
  RoomStatistic,
} from 'shared-ui/validators/reservations/statistic'

const ROOMS: [identifier: string, category: string, reservations: number, nights: number, price: number][] = [
  ['Cantuta', 'Alcoba', 4, 9, 190],
  ['Colibrí', 'Simple', 6, 14, 140],
  ['Helecho', 'Doble', 5, 17, 235],
  ['Laurel', 'Familiar con dos dormitorios y terraza al río', 7, 21, 320.5],
  ['Orquídea', 'Matrimonial', 1, 3, 220],
  ['Retama', 'Triple', 0, 0, 260],
]

const soles = (amount: number): number => Number(amount.toFixed(2))
const percent = (part: number, whole: number): number => Number(((100 * part) / whole).toFixed(1))

const NIGHTS_EACH = 30

const SAMPLE_ROOMS: RoomStatistic[] = ROOMS.map(
  ([identifier, category, reservations, soldNights, price], index) => ({
    _id: `r${index}`,
    identifier,
    category,
    reservations,
    soldNights,
    availableNights: NIGHTS_EACH,
    income: soles(soldNights * price),
    total: soles(soldNights * price * 1.18),
    occupancy: percent(soldNights, NIGHTS_EACH),
  }),
)

/** The occupancy of each month, in percent. */
const SEASONS = [72, 64, 31, 48, 55, 81, 97, 93, 60, 42, 36, 68]

const sampleMonth = (month: string): MonthStatistic => {
  const occupancy = SEASONS[Number(month.slice(5)) - 1] ?? 0
  const availableNights = NIGHTS_EACH * ROOMS.length
  const soldNights = Math.round((availableNights * occupancy) / 100)
  return {
    month,
    soldNights,
    availableNights,
    income: soles(soldNights * 214.5),
    total: soles(soldNights * 214.5 * 1.18),
    occupancy: percent(soldNights, availableNights),
  }
}

const sumOf = (pick: (room: RoomStatistic) => number): number =>
  SAMPLE_ROOMS.reduce((sum, room) => sum + pick(room), 0)

/** Sample figures of a period for stories; partial months count as whole ones. */
export function sampleStatistic(period: Period): PeriodStatistic {
  const soldNights = sumOf((room) => room.soldNights)
  const availableNights = sumOf((room) => room.availableNights)
  const income = soles(sumOf((room) => room.income))
  return {
    ...period,
    summary: {
      reservations: sumOf((room) => room.reservations),
      soldNights,
      availableNights,
      blockedNights: 4,
      income,
      total: soles(sumOf((room) => room.total)),
      occupancy: percent(soldNights, availableNights),
      adr: soles(income / soldNights),
      revpar: soles(income / availableNights),
    },
    rooms: SAMPLE_ROOMS,
    months: monthsOf(period).map(sampleMonth),
  }
}

const NOTHING = { reservations: 0, soldNights: 0, income: 0, total: 0, occupancy: 0 }

/** The same rooms in a period without sales. */
export function emptyStatistic(period: Period): PeriodStatistic {
  const full = sampleStatistic(period)
  return {
    ...full,
    summary: { ...full.summary, ...NOTHING, adr: null, revpar: 0 },
    rooms: full.rooms.map((room) => ({ ...room, ...NOTHING })),
    months: full.months.map((month) => ({ ...month, ...NOTHING })),
  }
}

import { addDays, type CalendarDate, daysBetween } from 'shared-ui/rules/dates/calendar-date'
import type { PlannedNights, PlannedStay } from '../stays/planned-stay.ts'
import { type Draws, seededDraws } from './draws.ts'
import { enteredBefore, YEAR_END, YEAR_START } from './year-period.ts'
import { yearStay } from './year-stay.ts'

/** Nights that are blocked, and why. */
export type YearBlocking = PlannedNights & { bookedBefore: number; reason: string }

export type YearPlan = { stays: PlannedStay[]; blockings: YearBlocking[] }

/** How likely, in percent, a stay begins in a free room, by month from January: rains at the start, high season from June. */
const DEMAND = [17, 14, 17, 24, 28, 36, 44, 42, 32, 28, 22, 27]
/** How much likelier a stay begins on a Friday or Saturday. */
const WEEKEND_FACTOR = 1.5
const A_MONDAY = '2024-01-01'
const FRIDAY = 4
const SATURDAY = 5

const LENGTHS = [1, 1, 2, 2, 2, 3, 3, 4, 5] as const
/** How often, in percent of the days, nights of a free room are blocked, for how long, how early this is entered, and why. */
const BLOCKING_PERCENT = 0.7
const BLOCKED_NIGHTS = 3
const BLOCKING_ENTERED_BEFORE = 7
const REASONS = [
  'Mantenimiento',
  'Pintura de la habitación',
  'Fuga de agua en el baño',
  'Familia de los dueños',
  'Fumigación del jardín',
] as const

const SEED = 1_987

function demandOn(day: number, today: CalendarDate): number {
  const date = addDays(today, day)
  const weekday = daysBetween(A_MONDAY, date) % 7
  const base = DEMAND[Number(date.slice(5, 7)) - 1] ?? 0
  const ofDay = weekday === FRIDAY || weekday === SATURDAY ? base * WEEKEND_FACTOR : base
  // Fewer guests have booked the later the day is.
  return day < 0 ? ofDay : ofDay * (1 - day / YEAR_END)
}

const nightKey = (room: number, day: number): string => `${room} ${day}`

const keysOf = ({ room, startsIn, nights }: PlannedNights): string[] =>
  Array.from({ length: nights }, (_, night) => nightKey(room, startsIn + night))

/** Returns how many of these nights are free before the next taken one and the end of the plan. */
function freeRun(taken: ReadonlySet<string>, { room, startsIn, nights }: PlannedNights): number {
  let count = 0
  while (count < nights && startsIn + count < YEAR_END && !taken.has(nightKey(room, startsIn + count)))
    count += 1
  return count
}

/** What begins in a free room on a day, if anything. */
function beginning(
  draws: Draws,
  day: number,
  today: CalendarDate,
): { kind: 'blocking' | 'stay'; nights: number } | null {
  if (draws.chance(BLOCKING_PERCENT)) return { kind: 'blocking', nights: BLOCKED_NIGHTS }
  return draws.chance(demandOn(day, today)) ? { kind: 'stay', nights: draws.pick(LENGTHS) } : null
}

type Planning = {
  draws: Draws
  today: CalendarDate
  capacities: readonly number[]
  taken: ReadonlySet<string>
  plan: YearPlan
}

/** Plans what begins in a room on a day. Returns the day after its last night, or the next day if nothing begins. */
function planFrom({ draws, today, capacities, taken, plan }: Planning, room: number, day: number): number {
  const begun = beginning(draws, day, today)
  const nights = begun ? freeRun(taken, { room, startsIn: day, nights: begun.nights }) : 0
  if (begun === null || nights === 0) return day + 1
  const span = { room, startsIn: day, nights }
  if (begun.kind === 'stay') plan.stays.push(yearStay(draws, span, capacities[room] ?? 1))
  else {
    const bookedBefore = enteredBefore(BLOCKING_ENTERED_BEFORE, day)
    plan.blockings.push({ ...span, bookedBefore, reason: draws.pick(REASONS) })
  }
  return day + nights
}

/**
 * Plans a year of stays and blockings up to some weeks after `today`, without the nights `taken` by others. Each night of a room is
 * planned once, those of cancelled stays included. `capacities` has the persons of each room. The same arguments give the same plan.
 */
export function planYear(
  today: CalendarDate,
  capacities: readonly number[],
  taken: readonly PlannedNights[],
): YearPlan {
  const plan: YearPlan = { stays: [], blockings: [] }
  const planning = {
    draws: seededDraws(SEED),
    today,
    capacities,
    taken: new Set(taken.flatMap(keysOf)),
    plan,
  }
  for (let room = 0; room < capacities.length; room += 1) {
    let day = YEAR_START
    while (day < YEAR_END) day = planFrom(planning, room, day)
  }
  return plan
}

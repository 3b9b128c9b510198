import { type CalendarDate, dayInLima } from 'shared-ui/rules/dates/calendar-date'
import type { StayAction } from 'shared-ui/rules/reservations/states/stay-states'
import type { DayStay } from 'shared-ui/validators/reservations/stay'
import { stayOf } from '../reservation-words.ts'
import { actionsFor } from '../stay/marked-stay.ts'

/** The lists of a day. A stay is in at most one of them. */
export const DAY_LISTS = ['unmarked', 'arrivals', 'departures', 'moving', 'staying'] as const
export type DayList = (typeof DAY_LISTS)[number]
export type LodgeDay = Record<DayList, DayStay[]>

/**
 * Returns the list of a stay on a day, or null if it is in none: it is unmarked if its guest should have come or left before and
 * nobody marked it; who left before the day of departure is listed on the day on which they left.
 */
function listOf(stay: DayStay, today: CalendarDate): DayList | null {
  const { entry, departure } = stayOf(stay)
  const { state, freedFrom } = stay.stay
  if (entry > today) return null
  if (state === 'left') return leftOn(stay, today) ? 'departures' : null
  if (entry === today) return 'arrivals'
  if (state === 'no_show') return null
  if (stay.state === 'confirmed' && (state === 'to_come' || departure < today)) return 'unmarked'
  if (departure === today) return 'departures'
  if (freedFrom !== null || departure <= today) return null
  return stay.movedFrom === undefined ? 'staying' : 'moving'
}

/** Whether a guest who left did so on a day, by the mark or, without one, by the day of departure. */
const leftOn = (stay: DayStay, today: CalendarDate): boolean =>
  stay.stay.at === null ? stayOf(stay).departure === today : dayInLima(Date.parse(stay.stay.at)) === today

/** Sorts the stays around a day into its lists, each in the given order. */
export function lodgeDay(stays: readonly DayStay[], today: CalendarDate): LodgeDay {
  const grouped = Map.groupBy(stays, (stay) => listOf(stay, today))
  const stayList = (list: DayList) => grouped.get(list) ?? []
  return {
    unmarked: stayList('unmarked'),
    arrivals: stayList('arrivals'),
    departures: stayList('departures'),
    moving: stayList('moving'),
    staying: stayList('staying'),
  }
}

/**
 * The actions that a list offers for a stay at an instant (epoch ms): the next step, or to undo the step that the list is about.
 * Everything else is done in the view of the reservation.
 */
export function dayActions(list: DayList, stay: DayStay, instant: number): StayAction[] {
  const isDone = list === 'arrivals' && stay.stay.state === 'in_house'
  return actionsFor(stay, instant).filter((action) =>
    stay.stay.state === 'in_house' ? (action === 'undo') === isDone : true,
  )
}

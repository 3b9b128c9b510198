import { type CalendarDate, eachDay } from 'shared-ui/rules/dates/calendar-date'

/** The selected nights, sorted. */
export type NightSelection = readonly CalendarDate[]

/** Selects a night, or deselects it. */
export const toggled = (selection: NightSelection, night: CalendarDate): NightSelection =>
  selection.includes(night) ? selection.filter((other) => other !== night) : [...selection, night].toSorted()

/** Two nights in any order, and every night between them. */
export type NightSpan = { from: CalendarDate; to: CalendarDate }

/** Adds all selectable nights of a span to the selection (Shift-click or drag). */
export function withSpan(
  selection: NightSelection,
  { from, to }: NightSpan,
  canSelect: (night: CalendarDate) => boolean,
): NightSelection {
  const span = from < to ? eachDay(from, to) : eachDay(to, from)
  return [...new Set([...selection, ...span.filter(canSelect)])].toSorted()
}

import { type CalendarDate, eachDay } from 'shared-ui/rules/calendar-date'

/** The nights chosen, in their order. */
export type NightSelection = readonly CalendarDate[]

/** Chooses a night, or no longer. */
export const toggled = (selection: NightSelection, night: CalendarDate): NightSelection =>
  selection.includes(night) ? selection.filter((other) => other !== night) : [...selection, night].toSorted()

/** Two nights in either order, and every one between them. */
export type NightSpan = { from: CalendarDate; to: CalendarDate }

/** Adds all nights of a span that may be chosen (A-08: Shift-click or drag). */
export function withSpan(
  selection: NightSelection,
  { from, to }: NightSpan,
  canChoose: (night: CalendarDate) => boolean,
): NightSelection {
  const span = from < to ? eachDay(from, to) : eachDay(to, from)
  return [...new Set([...selection, ...span.filter(canChoose)])].toSorted()
}

import { ApiProblem } from 'shared-ui/api/problems'
import type { CalendarDate } from 'shared-ui/rules/dates/calendar-date'

/** A night that the server refused, and the reason. */
export type RefusedNight = { night: CalendarDate; reason: string }

const ENTRY = /^blockings\.(\d+)\./

/** Returns the sent nights that the server's error names. */
export function refusedNights(problem: unknown, sent: readonly CalendarDate[]): RefusedNight[] {
  if (!(problem instanceof ApiProblem)) return []
  return Object.entries(problem.fields).flatMap(([path, reason]) => {
    const night = sent[Number(ENTRY.exec(path)?.[1])]
    return night === undefined ? [] : [{ night, reason }]
  })
}

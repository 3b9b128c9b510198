import { ApiProblem } from 'shared-ui/api/problems'
import type { CalendarDate } from 'shared-ui/rules/calendar-date'

/** A night that the server refused, and why. */
export type RefusedNight = { night: CalendarDate; reason: string }

const ENTRY = /^blockings\.(\d+)\./

/** Which of the nights that were sent the server names in its refusal (case 10). */
export function refusedNights(problem: unknown, sent: readonly CalendarDate[]): RefusedNight[] {
  if (!(problem instanceof ApiProblem)) return []
  return Object.entries(problem.fields).flatMap(([path, reason]) => {
    const night = sent[Number(ENTRY.exec(path)?.[1])]
    return night === undefined ? [] : [{ night, reason }]
  })
}

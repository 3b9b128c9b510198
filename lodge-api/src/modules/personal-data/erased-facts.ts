import { EventFacts, type EventFactsResponse } from 'shared-ui/validators/reservations/reservation'
import * as v from 'valibot'

/** Which facts of a reservation's history remain when its client is erased: not what somebody wrote about the person. */
const RETAINED: Record<keyof EventFactsResponse, boolean> = {
  before: true,
  after: true,
  reason: false,
  daysAhead: true,
  percent: true,
  card: true,
  desk: true,
  freedFrom: true,
  share: true,
  retained: true,
  corrected: false,
}

const RETAINED_NAMES = new Set(
  Object.entries(RETAINED).flatMap(([name, isRetained]) => (isRetained ? name : [])),
)

/** Returns the stored facts of an event without personal data; null if nothing remains. */
export function withoutPersonalFacts(stored: string | null): string | null {
  if (stored === null) return null
  const facts = v.parse(EventFacts, JSON.parse(stored))
  const retained = Object.entries(facts).filter(([name]) => RETAINED_NAMES.has(name))
  return retained.length === 0 ? null : JSON.stringify(Object.fromEntries(retained))
}

import { useSyncExternalStore } from 'react'
import { type CalendarDate, dayInLima } from 'shared-ui/rules/calendar-date'

/** How often the day is looked at, so that a console left open overnight turns the page. */
const LOOK_EVERY_MS = 60_000

function eachMinute(look: () => void): () => void {
  const timer = setInterval(look, LOOK_EVERY_MS)
  return () => clearInterval(timer)
}

const today = (): CalendarDate => dayInLima(Date.now())

/** The lodge's day (W-03), which changes at midnight in Lima. */
export const useTodayInLima = (): CalendarDate => useSyncExternalStore(eachMinute, today)

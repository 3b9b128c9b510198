import { useSyncExternalStore } from 'react'
import { type CalendarDate, dayInLima } from 'shared-ui/rules/dates/calendar-date'

/** How often the date is checked, in ms, so that a console left open overnight changes to the new day. */
const LOOK_EVERY_MS = 60_000

function eachMinute(check: () => void): () => void {
  const timer = setInterval(check, LOOK_EVERY_MS)
  return () => clearInterval(timer)
}

const today = (): CalendarDate => dayInLima(Date.now())

/** Returns the instant (epoch ms) at which the current minute began; changes every minute. */
export const useMinute = (): number =>
  useSyncExternalStore(eachMinute, () => Math.floor(Date.now() / LOOK_EVERY_MS) * LOOK_EVERY_MS)

/** Returns the current date in Lima; changes at midnight there. */
export const useTodayInLima = (): CalendarDate => useSyncExternalStore(eachMinute, today)

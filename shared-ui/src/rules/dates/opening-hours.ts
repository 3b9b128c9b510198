import { lazy } from '../lazy.ts'

/** The hours in which a meal is served, `H:MM` on the lodge's clock, within one day. */
export type ServingHours = { from: string; to: string }

/** Whether the restaurant is open: until when and with which line of the schedule, or when it opens next. */
export type Opening =
  | { isOpen: true; line: number; until: string }
  | { isOpen: false; opens: string; isTomorrow: boolean }

const limaTime = lazy(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone: 'America/Lima',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
)

const minutesOf = (time: string): number => {
  const [hours = '', minutes = ''] = time.split(':')
  return Number(hours) * 60 + Number(minutes)
}

/** Minutes since midnight on the lodge's clock at an instant (epoch milliseconds), wherever the code runs. */
export const minuteInLima = (instant: number): number => minutesOf(limaTime().format(instant))

/**
 * The opening at a minute of the day, given a schedule in the order of the day. The last minute of a line belongs to the
 * next line. Lines that follow one another without a pause are open until the last of them ends.
 */
export function openingAt(schedule: readonly ServingHours[], minute: number): Opening | null {
  const now = schedule.findIndex(({ from, to }) => minutesOf(from) <= minute && minute < minutesOf(to))
  if (now >= 0) return { isOpen: true, line: now, until: endOfRun(schedule, now) }
  const later = schedule.find(({ from }) => minute < minutesOf(from))
  const next = later ?? schedule[0]
  return next ? { isOpen: false, opens: next.from, isTomorrow: later === undefined } : null
}

function endOfRun(schedule: readonly ServingHours[], line: number): string {
  const end = schedule[line]?.to ?? ''
  return schedule[line + 1]?.from === end ? endOfRun(schedule, line + 1) : end
}

import { dayInLima } from '../../shared-ui/src/rules/dates/calendar-date.ts'

let storyNow = Date.now
let chosenTime = ''

/** A story may restore this function after the menu has been set back; it then is the story's own clock. */
const fixedNow = (): number =>
  chosenTime === '' ? storyNow() : Date.parse(`${dayInLima(storyNow())}T${chosenTime}:00-05:00`)

/**
 * Fixes the clock of the page at a time in Lima, `HH:MM`, on the day of the story's own clock; undefined gives the story its own
 * clock back.
 */
export function setLimaClock(time: string | undefined): void {
  if (Date.now !== fixedNow) storyNow = Date.now
  chosenTime = time ?? ''
  Date.now = time === undefined ? storyNow : fixedNow
}

import type { ClassNames } from 'react-day-picker'
import styles from './NightCalendar.module.css'

const named = (names: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(names).map(([key, name]) => [key, name ?? '']))

/** Maps the picker's parts to the classes of the stylesheet. */
export const CALENDAR_CLASSES: Partial<ClassNames> = named({
  root: styles['root'],
  months: styles['months'],
  month_caption: styles['caption'],
  caption_label: styles['month'],
  nav: styles['nav'],
  button_previous: styles['arrow'],
  button_next: styles['arrow'],
  chevron: styles['chevron'],
  month_grid: styles['grid'],
  weekday: styles['weekday'],
  day: styles['day'],
  day_button: styles['button'],
})

/** Maps the states of a night to classes. */
export const NIGHT_CLASSES = named({
  blocked: styles['blocked'],
  reserved: styles['reserved'],
  held: styles['held'],
})

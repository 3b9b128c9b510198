import type { ComponentProps } from 'react'
import styles from './NightCalendar.module.css'

/** Length of the short names: dom, lun, mar. */
const SHORTEST = 3

/** The head of the month; the picker's own is hidden from screen readers. */
export function DayNames(props: ComponentProps<'tr'>) {
  return (
    <thead>
      <tr {...props} />
    </thead>
  )
}

/** The name of a weekday. If it does not fit, three characters are visible and the rest is still read out. */
export function DayName({ children, ...props }: ComponentProps<'th'>) {
  const name = typeof children === 'string' ? children : ''
  return (
    <th {...props}>
      {name.slice(0, SHORTEST)}
      <span className={styles.rest}>{name.slice(SHORTEST)}</span>
    </th>
  )
}

import type { ComponentProps } from 'react'
import styles from './NightCalendar.module.css'

/** As dictionaries cut them: dom, lun, mar. */
const SHORTEST = 3

/** The head of the month, which the picker's own hides from who listens. */
export function DayNames(props: ComponentProps<'tr'>) {
  return (
    <thead>
      <tr {...props} />
    </thead>
  )
}

/** A day of the week by its whole name; where not even small letters fit, its first three, and the whole still read out. */
export function DayName({ children, ...props }: ComponentProps<'th'>) {
  const name = typeof children === 'string' ? children : ''
  return (
    <th {...props}>
      {name.slice(0, SHORTEST)}
      <span className={styles.rest}>{name.slice(SHORTEST)}</span>
    </th>
  )
}

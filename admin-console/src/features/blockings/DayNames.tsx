import type { ComponentProps } from 'react'
import styles from './NightCalendar.module.css'

/** The head of the month, which the picker's own hides from who listens. */
export function DayNames(props: ComponentProps<'tr'>) {
  return (
    <thead>
      <tr {...props} />
    </thead>
  )
}

/** A day of the week by its whole name; on a phone its beginning is seen, and the whole still read out. */
export function DayName({ children, ...props }: ComponentProps<'th'>) {
  const name = typeof children === 'string' ? children : ''
  return (
    <th {...props}>
      {name.slice(0, 2)}
      <span className={styles.rest}>{name.slice(2)}</span>
    </th>
  )
}

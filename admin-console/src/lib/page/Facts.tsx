import type { ReactNode } from 'react'
import styles from './Facts.module.css'

export type Fact = {
  label: string
  value: ReactNode
  /** `amount`: aligned for comparison. `sum`: the total of the amounts. */
  kind?: 'amount' | 'sum'
}

/** A list of labelled values; empty values are left out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(({ value }) => value !== '')
        .map(({ label, value, kind }) => (
          <div key={label} data-kind={kind}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

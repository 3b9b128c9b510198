import type { ReactNode } from 'react'
import styles from './Facts.module.css'

export type Fact = {
  label: string
  value: ReactNode
  /** `amount`: aligned to compare. `sum`: the amount the others add up to. */
  kind?: 'amount' | 'sum'
}

/** What is known, name by name; what is empty is left out. */
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

import { useId } from 'react'
import styles from './Rows.module.css'

export type RowsProps = { title: string; rows: readonly (readonly [label: string, value: string])[] }

/** A box of labelled values; rows without a value are left out. */
export function Rows({ title, rows }: RowsProps) {
  const id = useId()
  return (
    <section className={styles.box} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      <dl className={styles.rows}>
        {rows
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  )
}

import { KEY_HINTS } from 'shared-ui/copy/key-hints'
import styles from './KeyHints.module.css'

export type KeyHintsProps = {
  /** Keys as they are written on the keyboard, and what they do. */
  hints: readonly (readonly [keys: string, what: string])[]
}

/** What the keys do in a calendar (W-10), unfolded by who wants to know; not where there is no keyboard. */
export function KeyHints({ hints }: KeyHintsProps) {
  return (
    <details className={styles.keys}>
      <summary>{KEY_HINTS.title}</summary>
      <dl>
        {hints.map(([keys, what]) => (
          <div key={keys}>
            <dt>{keys}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

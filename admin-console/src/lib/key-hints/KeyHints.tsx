import { KEY_HINTS } from 'shared-ui/copy/console/key-hints'
import styles from './KeyHints.module.css'

export type KeyHintsProps = {
  /** Key names as written on the keyboard, and what each does. */
  hints: ReadonlyArray<readonly [keys: string, what: string]>
}

/** Unfoldable list of a calendar's keys; hidden on devices without a keyboard. */
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

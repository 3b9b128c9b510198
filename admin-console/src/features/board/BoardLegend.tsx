import { BOARD } from 'shared-ui/copy/board'
import styles from './BoardLegend.module.css'

const MARKS = ['reservation', 'pending', 'blocking', 'hold', 'chosen', 'weekend', 'today'] as const

/** What each mark of the board means, and what the keys do. */
export function BoardLegend() {
  return (
    <div className={styles.frame}>
      <ul className={styles.legend} role="list" aria-label={BOARD.legend}>
        {MARKS.map((mark) => (
          <li key={mark} className={styles.entry}>
            <span className={styles.mark} data-mark={mark} aria-hidden="true" />
            {BOARD.marks[mark]}
          </li>
        ))}
      </ul>
      <details className={styles.keys}>
        <summary>{BOARD.keys}</summary>
        <dl>
          {BOARD.keyHints.map(([keys, what]) => (
            <div key={keys}>
              <dt>{keys}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  )
}

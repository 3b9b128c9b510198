import { BOARD } from 'shared-ui/copy/reservations/board'
import { BOARD_MOVES } from 'shared-ui/copy/reservations/board-moves'
import { KeyHints } from '../../../lib/key-hints/KeyHints.tsx'
import styles from './BoardLegend.module.css'

const MARKS = [
  'reservation',
  'in_house',
  'left',
  'no_show',
  'pending',
  'blocking',
  'hold',
  'owes',
  'moved',
  'selected',
  'weekend',
  'today',
] as const

const NAMES = { ...BOARD.marks, moved: BOARD_MOVES.mark }

/** Legend of the marks on the board, with the keyboard hints. */
export function BoardLegend() {
  return (
    <div className={styles.frame}>
      <ul className={styles.legend} role="list" aria-label={BOARD.legend}>
        {MARKS.map((mark) => (
          <li key={mark} className={styles.entry}>
            <span className={styles.mark} data-mark={mark} aria-hidden="true" />
            {NAMES[mark]}
          </li>
        ))}
      </ul>
      <KeyHints hints={BOARD.keyHints} />
    </div>
  )
}

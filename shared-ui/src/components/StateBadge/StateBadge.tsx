import type { ReactNode } from 'react'
import styles from './StateBadge.module.css'

/** `settled`: valid and final. `waiting`: not decided yet. `ended`: over or cancelled. `attention`: needs attention. `present`: in the house. */
export type StateTone = 'settled' | 'present' | 'waiting' | 'ended' | 'attention'

export type StateBadgeProps = {
  /** How settled the state is, which decides colour and shape. */
  tone: StateTone
  /** The state in a word: 'Confirmada'. */
  children: ReactNode
}

/** A shape for each tone, so that none depends on colour alone: full disc, house, half disc, ring with a bar, diamond. */
const SHAPES: Record<StateTone, ReactNode> = {
  settled: <circle cx="6" cy="6" r="5" fill="currentColor" />,
  present: <path d="M6 .75 11.25 5.5V11.25H.75V5.5Z" fill="currentColor" />,
  waiting: (
    <>
      <circle cx="6" cy="6" r="4.25" />
      <path d="M6 1.75a4.25 4.25 0 0 1 0 8.5Z" fill="currentColor" />
    </>
  ),
  ended: (
    <>
      <circle cx="6" cy="6" r="4.25" />
      <path d="M3 9 9 3" />
    </>
  ),
  attention: <path d="M6 .75 11.25 6 6 11.25.75 6Z" fill="currentColor" />,
}

/** The state of a reservation or a payment, as a word and a shape. */
export function StateBadge({ tone, children }: StateBadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      <svg className={styles.shape} viewBox="0 0 12 12" aria-hidden="true" focusable="false">
        {SHAPES[tone]}
      </svg>
      {children}
    </span>
  )
}

import type { ReactNode } from 'react'
import { Panel } from '../../lib/page/Panel.tsx'
import styles from './DayList.module.css'

export type DayPanelProps<TEntry> = {
  title: string
  /** What is said where there is none. */
  empty: string
  entries: readonly TEntry[]
  /** One of them, as a `DayLine`. */
  children: (entry: TEntry) => ReactNode
}

/** Some rooms of a day under their heading, which says how many. */
export function DayPanel<TEntry>({ title, empty, entries, children }: DayPanelProps<TEntry>) {
  return (
    <Panel title={entries.length === 0 ? title : `${title} (${entries.length})`}>
      {entries.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <ul role="list">{entries.map(children)}</ul>
      )}
    </Panel>
  )
}

/** A room of a day, what is said of it, and what can be done with it. */
export function DayLine({ room, children }: { room: string; children: ReactNode }) {
  return (
    <li className={styles.line}>
      <strong className={styles.room}>{room}</strong>
      <div className={styles.said}>{children}</div>
    </li>
  )
}

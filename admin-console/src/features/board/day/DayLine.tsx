import type { ReactNode } from 'react'
import { Panel } from '../../../lib/page/Panel.tsx'
import styles from './DayList.module.css'

export type DayPanelProps<TEntry> = {
  title: string
  /** Shown if there are no entries. */
  empty: string
  entries: readonly TEntry[]
  /** Renders an entry as a `DayLine`. */
  children: (entry: TEntry) => ReactNode
}

/** Rooms of a day under a heading with their number. */
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

/** A room of a day with its details and actions. */
export function DayLine({ room, children }: { room: string; children: ReactNode }) {
  return (
    <li className={styles.line}>
      <strong className={styles.room}>{room}</strong>
      <div className={styles.said}>{children}</div>
    </li>
  )
}

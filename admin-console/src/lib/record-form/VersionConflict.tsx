import { type ReactNode, useId } from 'react'
import { Alert } from 'shared-ui/components/Alert'
import { Button } from 'shared-ui/components/Button'
import { VERSION_CONFLICT } from 'shared-ui/copy/version-conflict'
import styles from './VersionConflict.module.css'

/** One field in both versions. Where they do not differ, nobody touched it here: what is saved stays. */
export type VersionLine = {
  label: string
  theirs: ReactNode
  yours: ReactNode
  differs: boolean
  /** The other person has changed it since it was read here. */
  moved: boolean
}

export type VersionConflictProps = {
  /** Which version somebody else has saved; another one is told of anew. */
  version: number
  lines: readonly VersionLine[]
  notReady: boolean
  pending: boolean
  onTakeTheirs: () => void
}

/** A new conflict is read from its beginning, wherever the focus was. */
const takeFocus = (panel: HTMLElement | null) => panel?.focus()

/**
 * Case 19: two people edited one record; both versions side by side, within the form. Saving one's own over the other is the
 * form's own sending.
 */
export function VersionConflict({ version, lines, notReady, pending, onTakeTheirs }: VersionConflictProps) {
  const heading = useId()
  return (
    <section className={styles.conflict} aria-labelledby={heading}>
      <div key={version} ref={takeFocus} tabIndex={-1}>
        <Alert tone="warning">
          <h2 id={heading}>{VERSION_CONFLICT.title}</h2>
          <p>{VERSION_CONFLICT.text}</p>
        </Alert>
      </div>
      <BothVersions lines={lines} />
      <div className={styles.choice}>
        <Button disabled={pending} onClick={onTakeTheirs}>
          {VERSION_CONFLICT.takeTheirs}
        </Button>
        <Button type="submit" variant="primary" notReady={notReady} pending={pending}>
          {VERSION_CONFLICT.keepMine}
        </Button>
      </div>
    </section>
  )
}

function BothVersions({ lines }: Pick<VersionConflictProps, 'lines'>) {
  return (
    <table className={styles.versions}>
      <thead>
        <tr>
          <th scope="col">{VERSION_CONFLICT.field}</th>
          <th scope="col">{VERSION_CONFLICT.theirs}</th>
          <th scope="col">{VERSION_CONFLICT.yours}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ label, theirs, yours, differs, moved }) => (
          <tr key={label} data-differs={differs || undefined}>
            <th scope="row">
              {label}
              {differs && <span className={styles.mark}>{VERSION_CONFLICT.differs}</span>}
              {moved && !differs && <span className={styles.moved}>{VERSION_CONFLICT.moved}</span>}
            </th>
            <td>{theirs}</td>
            {differs ? <td>{yours}</td> : <td className={styles.same}>{VERSION_CONFLICT.untouched}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

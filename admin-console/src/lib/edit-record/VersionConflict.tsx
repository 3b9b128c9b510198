import { type ReactNode, useId } from 'react'
import { Alert } from 'shared-ui/components/Alert'
import { Button } from 'shared-ui/components/Button'
import { SubmitButton, type SubmitButtonProps } from 'shared-ui/components/SubmitButton'
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
  form: SubmitButtonProps['form']
  onTakeTheirs: () => void
}

/** A new conflict is read from its beginning, wherever the focus was. */
const takeFocus = (panel: HTMLElement | null) => panel?.focus()

/**
 * Case 19: two people edited one record; both versions side by side, within the form. Saving one's own over the other is the
 * form's own sending.
 */
export function VersionConflict({ version, lines, form, onTakeTheirs }: VersionConflictProps) {
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
        <Button disabled={form.isPending} onClick={onTakeTheirs}>
          {VERSION_CONFLICT.takeTheirs}
        </Button>
        <SubmitButton form={form}>{VERSION_CONFLICT.keepMyValue}</SubmitButton>
      </div>
    </section>
  )
}

/** The lines of a comparison: `shown` has each field as it is saved and as it is typed. */
export function versionLines<Field extends string>(
  labels: Record<Field, string>,
  { differing, moved }: { differing: ReadonlySet<string>; moved: ReadonlySet<string> },
  shown: Record<Field, readonly [theirs: ReactNode, yours: ReactNode]>,
): VersionLine[] {
  const fields = Object.keys(labels).filter((name): name is Field => name in shown)
  return fields.map((name) => ({
    label: labels[name],
    theirs: shown[name][0],
    yours: shown[name][1],
    differs: differing.has(name),
    moved: moved.has(name),
  }))
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

import { type ReactNode, useId } from 'react'
import { Alert } from 'shared-ui/components/Alert'
import { Button } from 'shared-ui/components/Button'
import { SubmitButton, type SubmitButtonProps } from 'shared-ui/components/SubmitButton'
import { VERSION_CONFLICT } from 'shared-ui/copy/forms/version-conflict'
import styles from './VersionConflict.module.css'

/** One field in both versions. A field that does not differ is unchanged in this form and keeps its saved value. */
export type VersionLine = {
  label: string
  theirs: ReactNode
  yours: ReactNode
  differs: boolean
  /** The other person has changed the field since it was loaded here. */
  moved: boolean
}

export type VersionConflictProps = {
  /** The version that somebody else has saved; when it changes, the panel takes the focus again. */
  version: number
  /** The fields of the record, each in both versions. */
  lines: ReadonlyArray<VersionLine>
  /** The form's state, for the button that overwrites. */
  form: SubmitButtonProps['form']
  /** Called to keep the saved version and to drop what was typed here. */
  onTakeTheirs: () => void
}

/** Focuses the panel of a new conflict, so that it is read from its beginning. */
const takeFocus = (panel: HTMLElement | null) => panel?.focus()

/**
 * Shows both versions of a record that two people edited at once, side by side within the form. Submitting the form overwrites
 * the other version.
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
          {VERSION_CONFLICT.acceptSaved}
        </Button>
        <SubmitButton form={form}>{VERSION_CONFLICT.keepMyValue}</SubmitButton>
      </div>
    </section>
  )
}

/** Builds the lines of the comparison. `shown` holds the saved and the typed value of each field. */
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

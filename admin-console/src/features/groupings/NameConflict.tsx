import { Alert } from 'shared-ui/components/Alert'
import { VERSION_CONFLICT } from 'shared-ui/copy/forms/version-conflict'
import type { Grouping } from 'shared-ui/validators/garden/grouping'
import styles from './NameConflict.module.css'

/** Focuses the panel of a new conflict, so that it is read from its beginning. */
const takeFocus = (panel: HTMLElement | null) => panel?.focus()

/** The name that somebody else has saved beside the one in the form. */
export function NameConflict({ saved, name }: { saved: Grouping; name: string }) {
  return (
    <div key={saved.version} ref={takeFocus} tabIndex={-1}>
      <Alert tone="warning">
        <p>{VERSION_CONFLICT.title}.</p>
        <p>{VERSION_CONFLICT.text}</p>
        <dl className={styles.versions}>
          <div>
            <dt>{VERSION_CONFLICT.theirs}</dt>
            <dd>{saved.name}</dd>
          </div>
          <div>
            <dt>{VERSION_CONFLICT.yours}</dt>
            <dd>{name.trim() === saved.name ? VERSION_CONFLICT.untouched : name}</dd>
          </div>
        </dl>
      </Alert>
    </div>
  )
}

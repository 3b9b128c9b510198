import { Alert } from 'shared-ui/components/Alert'
import { VERSION_CONFLICT } from 'shared-ui/copy/version-conflict'
import type { Grouping } from 'shared-ui/validators/grouping'
import styles from './NameConflict.module.css'

/** A new conflict is read from its beginning, wherever the focus was. */
const takeFocus = (panel: HTMLElement | null) => panel?.focus()

/** Case 19: the name that somebody else has saved beside the one that is typed here. */
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

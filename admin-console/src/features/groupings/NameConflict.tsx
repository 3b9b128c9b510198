import { Alert } from 'shared-ui/components/Alert'
import { GROUPING_CONFLICT } from 'shared-ui/copy/groupings'
import type { Grouping } from 'shared-ui/validators/grouping'
import { Facts } from '../../lib/page/Facts.tsx'

/** A new conflict is read from its beginning, wherever the focus was. */
const takeFocus = (panel: HTMLElement | null) => panel?.focus()

/** Case 19: the name that somebody else has saved beside the one that is typed here. */
export function NameConflict({ saved, name }: { saved: Grouping; name: string }) {
  return (
    <div key={saved.version} ref={takeFocus} tabIndex={-1}>
      <Alert tone="warning">
        <p>{GROUPING_CONFLICT.text}</p>
        <Facts
          facts={[
            { label: GROUPING_CONFLICT.theirs, value: saved.name },
            { label: GROUPING_CONFLICT.yours, value: name },
          ]}
        />
      </Alert>
    </div>
  )
}

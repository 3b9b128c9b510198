import { Button } from 'shared-ui/components/Button'
import { Dialog } from 'shared-ui/components/Dialog'
import { groupedByFour, SECOND_FACTOR_DIALOGS } from 'shared-ui/copy/staff/second-factor'
import { LeaveGuard } from 'shared-ui/forms/LeaveGuard'
import { saveFile } from '../../../lib/save-file.ts'
import styles from './RecoveryCodesDialog.module.css'

export type RecoveryCodesDialogProps = { codes: string[]; onKept: () => void }

const always = () => true

/** Shows the recovery codes, the only time. It closes by its button alone, and asks before the page is left. */
export function RecoveryCodesDialog({ codes, onKept }: RecoveryCodesDialogProps) {
  const lines = codes.map(groupedByFour)
  const save = () =>
    saveFile(new Blob([`${lines.join('\n')}\n`], { type: 'text/plain' }), SECOND_FACTOR_DIALOGS.codesFile)
  return (
    <Dialog
      title={SECOND_FACTOR_DIALOGS.codesTitle}
      actions={
        <>
          <Button onClick={save}>{SECOND_FACTOR_DIALOGS.saveCodes}</Button>
          <Button variant="primary" onClick={onKept}>
            {SECOND_FACTOR_DIALOGS.codesKept}
          </Button>
        </>
      }
    >
      <p>{SECOND_FACTOR_DIALOGS.codesText}</p>
      <ul className={styles.codes} role="list">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <LeaveGuard hasUnsaved={always} />
    </Dialog>
  )
}

import { useId } from 'react'
import { Alert } from 'shared-ui/components/Alert'
import { Button } from 'shared-ui/components/Button'
import { Dialog } from 'shared-ui/components/Dialog'
import { TextField } from 'shared-ui/components/TextField'
import { GROUPINGS } from 'shared-ui/copy/groupings'
import { VERSION_CONFLICT } from 'shared-ui/copy/version-conflict'
import type { Grouping, GroupingKind } from 'shared-ui/validators/grouping'
import { ProblemText } from '../../lib/ProblemText.tsx'
import styles from './GroupingDialog.module.css'
import { WORDS } from './grouping-kinds.ts'
import { NameConflict } from './NameConflict.tsx'
import { useNameForm } from './use-name-form.ts'

export type GroupingDialogProps = {
  kind: GroupingKind
  /** The one to be renamed as it was when the dialog opened, or null for a new one. */
  grouping: Grouping | null
  onCancel: () => void
  /** Told the name, once the list with it is there. */
  onSaved: (name: string) => void
}

/** A-13, E-02: a zone or family to be registered or renamed, with all that is said about it in the dialog. */
export function GroupingDialog({ kind, grouping, onCancel, onSaved }: GroupingDialogProps) {
  const formId = useId()
  const words = WORDS[kind]
  const form = useNameForm({ kind, grouping }, onSaved)
  const isNew = grouping === null
  return (
    <Dialog
      title={isNew ? words.createTitle : words.updateTitle}
      onDismiss={form.isPending ? undefined : onCancel}
      actions={
        <>
          <Button disabled={form.isPending} onClick={onCancel}>
            {form.saved ? VERSION_CONFLICT.takeTheirs : GROUPINGS.cancel}
          </Button>
          <Button
            type="submit"
            variant="primary"
            form={formId}
            notReady={!form.isReady}
            pending={form.isPending}
          >
            {submitWords(isNew, form.saved)}
          </Button>
        </>
      }
    >
      {form.saved && <NameConflict saved={form.saved} name={form.name} />}
      <form className={styles.form} id={formId} noValidate onSubmit={form.send}>
        <TextField
          label={GROUPINGS.name}
          hint={words.nameHint}
          error={form.nameError}
          value={form.name}
          autoComplete="off"
          required
          data-initial-focus
          onValueChange={form.setName}
          onBlur={form.leave}
        />
      </form>
      {form.problem && (
        <Alert>
          <ProblemText problem={form.problem} />
        </Alert>
      )}
    </Dialog>
  )
}

function submitWords(isNew: boolean, saved: Grouping | null): string {
  if (saved) return VERSION_CONFLICT.keepMine
  return isNew ? GROUPINGS.create : GROUPINGS.update
}

import { TextField } from 'shared-ui/components/TextField'
import { VERSION_CONFLICT } from 'shared-ui/copy/forms/version-conflict'
import { GROUPINGS, groupingProblems } from 'shared-ui/copy/garden/groupings'
import { useEditRecord } from 'shared-ui/forms/use-edit-record'
import { type Grouping, type GroupingKind, GroupingResponse } from 'shared-ui/validators/garden/grouping'
import { FormDialog } from '../../lib/forms/FormDialog.tsx'
import { WORDS } from './grouping-kinds.ts'
import { NameConflict } from './NameConflict.tsx'
import { useSaveGrouping } from './use-change-grouping.ts'

export type GroupingDialogProps = {
  kind: GroupingKind
  /** The zone or family to rename, as it was when the dialog opened; null for a new one. */
  grouping: Grouping | null
  onCancel: () => void
  /** Called with the name and the id, after the list is refetched. */
  onSaved: (name: string, id: string) => void
}

const draftOf = (grouping: Grouping | null) => ({ name: grouping?.name ?? '' })

/** The dialog to create or rename a zone or family. */
export function GroupingDialog({ kind, grouping, onCancel, onSaved }: GroupingDialogProps) {
  const words = WORDS[kind]
  const saving = useSaveGrouping(kind)
  const form = useEditRecord<Grouping, { name: string }>(grouping, {
    draftOf,
    check: groupingProblems,
    schema: GroupingResponse,
    save: (draft, stored) => saving.mutateAsync({ draft, base: stored }),
    onSaved: ({ id, draft }) => onSaved(draft.name.trim(), id),
  })
  const isNew = grouping === null
  return (
    <FormDialog
      title={isNew ? words.createTitle : words.updateTitle}
      submit={submitWords(grouping, form.saved)}
      cancel={form.saved ? VERSION_CONFLICT.acceptSaved : GROUPINGS.cancel}
      form={form}
      onCancel={onCancel}
      before={form.saved && <NameConflict saved={form.saved} name={form.draft.name} />}
    >
      <TextField
        {...form.field('name')}
        label={GROUPINGS.name}
        hint={words.nameHint}
        autoComplete="off"
        required
        data-initial-focus
      />
    </FormDialog>
  )
}

function submitWords(edited: Grouping | null, saved: Grouping | null): string {
  if (saved) return VERSION_CONFLICT.keepMyValue
  return edited === null ? GROUPINGS.create : GROUPINGS.update
}

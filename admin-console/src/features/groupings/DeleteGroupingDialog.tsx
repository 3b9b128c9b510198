import { ConfirmDialog } from 'shared-ui/components/ConfirmDialog'
import { ProblemText } from 'shared-ui/components/ProblemText'
import type { Grouping, GroupingKind } from 'shared-ui/validators/garden/grouping'
import { WORDS } from './grouping-kinds.ts'
import { useDeleteGrouping } from './use-change-grouping.ts'

export type DeleteGroupingDialogProps = {
  kind: GroupingKind
  grouping: Grouping
  onCancel: () => void
  onDeleted: () => void
}

/** Confirms and performs the deletion of a zone or family; the server refuses it if plants are in it. */
export function DeleteGroupingDialog({ kind, grouping, onCancel, onDeleted }: DeleteGroupingDialogProps) {
  const deletion = useDeleteGrouping(kind)
  return (
    <ConfirmDialog
      title={WORDS[kind].deleteTitle(grouping.name)}
      pending={deletion.isPending}
      error={deletion.error && <ProblemText problem={deletion.error} />}
      onConfirm={() => deletion.mutate(grouping, { onSuccess: onDeleted })}
      onCancel={onCancel}
    >
      <p>{WORDS[kind].deleteConsequence(grouping.plants)}</p>
    </ConfirmDialog>
  )
}

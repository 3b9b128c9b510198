import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { EmptyState } from 'shared-ui/components/EmptyState'
import { LoadingPanel } from 'shared-ui/components/LoadingPanel'
import { ProblemText } from 'shared-ui/components/ProblemText'
import type { GroupingKind } from 'shared-ui/validators/garden/grouping'
import { groupingQueries } from '../../lib/queries/grouping-queries.ts'
import { GroupingsTable, type GroupingsTableProps } from './GroupingsTable.tsx'
import { WORDS } from './grouping-kinds.ts'

export type GroupingsListProps = Pick<GroupingsTableProps, 'onEdit' | 'onDelete'> & {
  kind: GroupingKind
  /** The button that adds one, for the empty state. */
  add: ReactNode
}

/** The list of zones or families in each of its states. */
export function GroupingsList({ kind, add, onEdit, onDelete }: GroupingsListProps) {
  const words = WORDS[kind]
  const groupings = useQuery(groupingQueries.list(kind))
  if (groupings.data === undefined) {
    return (
      <LoadingPanel
        message={words.loading}
        error={groupings.error && <ProblemText problem={groupings.error} />}
        onRetry={() => void groupings.refetch()}
      />
    )
  }
  if (groupings.data.length === 0) {
    return (
      <EmptyState title={words.empty} action={add}>
        {words.emptyText}
      </EmptyState>
    )
  }
  return (
    <GroupingsTable caption={words.title} groupings={groupings.data} onEdit={onEdit} onDelete={onDelete} />
  )
}

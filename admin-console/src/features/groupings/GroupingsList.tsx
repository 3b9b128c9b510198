import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { EmptyState } from 'shared-ui/components/EmptyState'
import type { GroupingKind } from 'shared-ui/validators/garden/grouping'
import { groupingQueries } from '../../lib/queries/grouping-queries.ts'
import { QueryView } from '../../lib/query-view/QueryView.tsx'
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
  return (
    <QueryView query={groupings} message={words.loading}>
      {(rows) =>
        rows.length === 0 ? (
          <EmptyState title={words.empty} action={add}>
            {words.emptyText}
          </EmptyState>
        ) : (
          <GroupingsTable caption={words.title} groupings={rows} onEdit={onEdit} onDelete={onDelete} />
        )
      }
    </QueryView>
  )
}

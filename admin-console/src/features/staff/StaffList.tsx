import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { EmptyState } from 'shared-ui/components/EmptyState'
import { LoadingPanel } from 'shared-ui/components/LoadingPanel'
import { ProblemText } from 'shared-ui/components/ProblemText'
import { STAFF_PANEL } from 'shared-ui/copy/staff/staff-panel'
import { useMedia } from '../../lib/hooks/use-media.ts'
import { RefreshProblem } from '../../lib/notices/RefreshProblem.tsx'
import { staffQueries } from '../../lib/queries/staff-queries.ts'
import type { StaffActionsProps } from './StaffActions.tsx'
import { StaffCards, StaffTable } from './StaffTable.tsx'

/** Minimum width of the table; narrower screens show cards. */
const TABLE_FITS = 'print, (min-width: 44rem)'

export type StaffListProps = Pick<StaffActionsProps, 'onAction'> & {
  /** The button that adds a member, for the empty state. */
  add: ReactNode
}

/** The list of staff in each of its states. It always contains the user; an empty state is shown if there is nobody else. */
export function StaffList({ onAction, add }: StaffListProps) {
  const Members = useMedia(TABLE_FITS) ? StaffTable : StaffCards
  const list = useQuery(staffQueries.list())
  if (list.data === undefined) {
    return (
      <LoadingPanel
        message={STAFF_PANEL.loading}
        error={list.error && <ProblemText problem={list.error} />}
        onRetry={() => void list.refetch()}
      />
    )
  }
  return (
    <>
      {list.isRefetchError && <RefreshProblem problem={list.error} onRetry={() => void list.refetch()} />}
      <Members members={list.data} onAction={onAction} />
      {list.data.length < 2 && (
        <EmptyState title={STAFF_PANEL.alone} action={add}>
          {STAFF_PANEL.aloneText}
        </EmptyState>
      )}
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { EmptyState } from 'shared-ui/components/EmptyState'
import { LoadingPanel } from 'shared-ui/components/LoadingPanel'
import { STAFF_PANEL } from 'shared-ui/copy/staff-panel'
import { ProblemText } from '../../lib/ProblemText.tsx'
import { RefreshProblem } from '../../lib/RefreshProblem.tsx'
import { staffQueries } from '../../lib/staff-queries.ts'
import { useMedia } from '../../lib/use-media.ts'
import type { StaffActionsProps } from './StaffActions.tsx'
import { StaffCards, StaffTable } from './StaffTable.tsx'

/** From this width on a table has room; below it is a list of cards. */
const TABLE_FITS = '(min-width: 44rem)'

export type StaffListProps = Pick<StaffActionsProps, 'onAction'> & {
  /** W-09: what adds the first colleague. */
  add: ReactNode
}

/** Who works here in each of its states. There is always the reader; without anybody else it says so. */
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

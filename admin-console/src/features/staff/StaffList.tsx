import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { EmptyState } from 'shared-ui/components/EmptyState'
import { STAFF_PANEL } from 'shared-ui/copy/staff/staff-panel'
import { useMedia } from '../../lib/hooks/use-media.ts'
import { staffQueries } from '../../lib/queries/staff-queries.ts'
import { QueryView } from '../../lib/query-view/QueryView.tsx'
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
  return (
    <QueryView query={list} message={STAFF_PANEL.loading}>
      {(members) => (
        <>
          <Members members={members} onAction={onAction} />
          {members.length < 2 && (
            <EmptyState title={STAFF_PANEL.alone} action={add}>
              {STAFF_PANEL.aloneText}
            </EmptyState>
          )}
        </>
      )}
    </QueryView>
  )
}

import { queryOptions } from '@tanstack/react-query'
import { StaffAnswer } from 'shared-ui/validators/staff'
import { callStaffApi } from './api.ts'

const ALL = ['staff'] as const

/** What the server tells of who works here. */
export const staffQueries = {
  /** Who works here first, then who did. */
  list: () =>
    queryOptions({
      queryKey: ALL,
      queryFn: ({ signal }) => callStaffApi('staff', StaffAnswer, { signal }),
      select: (answer) => answer.staff,
    }),
}

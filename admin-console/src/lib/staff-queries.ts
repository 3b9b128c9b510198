import { queryOptions } from '@tanstack/react-query'
import { StaffResponse } from 'shared-ui/validators/staff'
import { requestStaffApi } from './api.ts'

const ALL = ['staff'] as const

/** What the server tells of who works here. */
export const staffQueries = {
  /** Who works here first, then who did. */
  list: () =>
    queryOptions({
      queryKey: ALL,
      queryFn: ({ signal }) => requestStaffApi('staff', StaffResponse, { signal }),
      select: (answer) => answer.staff,
    }),
}

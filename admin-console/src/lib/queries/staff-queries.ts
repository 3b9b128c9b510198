import { queryOptions } from '@tanstack/react-query'
import { SecondFactorResponse } from 'shared-ui/validators/staff/second-factor'
import { OwnSessionsResponse, StaffResponse } from 'shared-ui/validators/staff/staff'
import { requestStaffApi } from '../api.ts'

const ALL = ['staff'] as const

/** Queries for staff. */
export const staffQueries = {
  /** Active members first, then deactivated ones. */
  list: () =>
    queryOptions({
      queryKey: ALL,
      queryFn: ({ signal }) => requestStaffApi('staff', StaffResponse, { signal }),
      select: (response) => response.staff,
    }),
  /** One's own open sessions, the last used first. */
  ownSessions: () =>
    queryOptions({
      queryKey: ['own-sessions'] as const,
      queryFn: ({ signal }) => requestStaffApi('staff/sessions', OwnSessionsResponse, { signal }),
      select: (response) => response.sessions,
    }),
  /** One's own second factor. */
  secondFactor: () =>
    queryOptions({
      queryKey: ['second-factor'] as const,
      queryFn: ({ signal }) => requestStaffApi('staff/second-factor', SecondFactorResponse, { signal }),
    }),
}

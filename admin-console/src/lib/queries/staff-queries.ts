import { queryOptions } from '@tanstack/react-query'
import { SecondFactorResponse } from 'shared-ui/validators/staff/second-factor'
import { OwnSessionsResponse, StaffResponse } from 'shared-ui/validators/staff/staff'
import { requestStaffApi } from '../api.ts'
import { resourceKeys } from './resource-keys.ts'

/** Queries for staff. */
export const staffQueries = {
  /** Active members first, then deactivated ones. */
  list: () =>
    queryOptions({
      queryKey: resourceKeys.staff,
      queryFn: ({ signal }) => requestStaffApi('staff', StaffResponse, { signal }),
      select: (response) => response.staff,
    }),
  /** One's own open sessions, the last used first. */
  ownSessions: () =>
    queryOptions({
      queryKey: resourceKeys.ownSessions,
      queryFn: ({ signal }) => requestStaffApi('staff/sessions', OwnSessionsResponse, { signal }),
      select: (response) => response.sessions,
    }),
  /** One's own second factor. */
  secondFactor: () =>
    queryOptions({
      queryKey: resourceKeys.secondFactor,
      queryFn: ({ signal }) => requestStaffApi('staff/second-factor', SecondFactorResponse, { signal }),
    }),
}

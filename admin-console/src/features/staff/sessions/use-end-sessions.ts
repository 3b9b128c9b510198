import { useQueryClient } from '@tanstack/react-query'
import { EmptyResponse } from 'shared-ui/validators/http/empty-response'
import type { OwnSessionResponse } from 'shared-ui/validators/staff/staff'
import { requestStaffApi } from '../../../lib/api.ts'
import { useAction } from '../../../lib/hooks/use-action.ts'
import { staffQueries } from '../../../lib/queries/staff-queries.ts'

/** An end of sessions; settles after the list is refetched. */
function useEnding<Variables>(end: (variables: Variables) => Promise<unknown>) {
  const queryClient = useQueryClient()
  return useAction({
    mutationFn: end,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: staffQueries.ownSessions().queryKey }),
  })
}

/** Ends one of one's own sessions. */
export const useEndSession = () =>
  useEnding(({ _id }: OwnSessionResponse) =>
    requestStaffApi('staff/end-session', EmptyResponse, {
      method: 'post',
      searchParams: { sessionID: _id },
    }),
  )

/** Ends one's own sessions in other browsers. */
export const useEndOthers = () =>
  useEnding(() => requestStaffApi('staff/end-other-sessions', EmptyResponse, { method: 'post' }))

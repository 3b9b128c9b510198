import { useQueryClient } from '@tanstack/react-query'
import { EmptyResponse } from 'shared-ui/validators/http/empty-response'
import { RecoveryCodesResponse, SecondFactorStartedResponse } from 'shared-ui/validators/staff/second-factor'
import { requestStaffApi } from '../../../lib/api.ts'
import { resourceKeys } from '../../../lib/queries/resource-keys.ts'
import { staffQueries } from '../../../lib/queries/staff-queries.ts'

type OwnPasswordDraft = { currentPassword: string }

/** Requests a new secret for one's app. */
export const startSecondFactor = (json: OwnPasswordDraft) =>
  requestStaffApi('staff/start-second-factor', SecondFactorStartedResponse, { method: 'post', json })

/** Activates one's second factor by a code of the app. */
export const confirmSecondFactor = (json: { code: string }) =>
  requestStaffApi('staff/confirm-second-factor', RecoveryCodesResponse, { method: 'post', json })

/** Removes one's second factor. */
export const stopSecondFactor = (json: OwnPasswordDraft) =>
  requestStaffApi('staff/stop-second-factor', EmptyResponse, { method: 'post', json })

/** Returns a function that refetches what a change of the second factor changes: its state, the sessions and the audit log. */
export function useRefetchAfterChange() {
  const queryClient = useQueryClient()
  return () => {
    void queryClient.invalidateQueries({ queryKey: resourceKeys.audit })
    void queryClient.invalidateQueries({ queryKey: staffQueries.secondFactor().queryKey })
    void queryClient.invalidateQueries({ queryKey: staffQueries.ownSessions().queryKey })
  }
}

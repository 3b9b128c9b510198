import { useQueryClient } from '@tanstack/react-query'
import type { NewStaffDraft, PasswordDraft } from 'shared-ui/copy/staff/staff-form'
import { EmptyResponse } from 'shared-ui/validators/http/empty-response'
import {
  RenewedTokenResponse,
  StaffCreatedResponse,
  type StaffMemberResponse,
} from 'shared-ui/validators/staff/staff'
import { requestStaffApi } from '../../lib/api.ts'
import { useAction } from '../../lib/hooks/use-action.ts'
import { resourceKeys } from '../../lib/queries/resource-keys.ts'
import { staffQueries } from '../../lib/queries/staff-queries.ts'
import { staffSession } from '../../lib/session/staff-session.ts'

/** A change of the staff. Settles after the list is refetched; also invalidates the audit log. */
function useStaffChange<Draft, Result>(change: (draft: Draft) => Promise<Result>) {
  const queryClient = useQueryClient()
  return useAction({
    mutationFn: change,
    onSuccess: async () => {
      void queryClient.invalidateQueries({ queryKey: resourceKeys.audit })
      await queryClient.invalidateQueries({ queryKey: staffQueries.list().queryKey })
    },
  })
}

const searchFor = ({ _id }: StaffMemberResponse) => ({ staffID: _id })

/** Continues with the renewed token after a change of one's own password or name. */
function continueWith({ token }: { token: string | null }): void {
  if (token !== null) staffSession.start(token)
}

/** Adds a member, who can sign in at once. */
export const useAddStaff = () =>
  useStaffChange(({ name, username, password }: NewStaffDraft) =>
    requestStaffApi('staff/create', StaffCreatedResponse, {
      method: 'post',
      json: { name, username, password },
    }),
  )

/** Renames a member. */
export const useRenameStaff = (member: StaffMemberResponse) =>
  useStaffChange(async ({ name }: { name: string }) => {
    const response = await requestStaffApi('staff/update', RenewedTokenResponse, {
      method: 'put',
      searchParams: searchFor(member),
      json: { name },
    })
    continueWith(response)
  })

/** Changes a member's password, which ends their sessions. */
export const useChangePassword = (member: StaffMemberResponse) =>
  useStaffChange(async ({ currentPassword, password }: PasswordDraft) => {
    const response = await requestStaffApi('staff/change-password', RenewedTokenResponse, {
      method: 'post',
      searchParams: searchFor(member),
      json: { currentPassword, password },
    })
    continueWith(response)
  })

/** Deactivates or reactivates a member. Deactivating oneself signs out. */
export function useSetActivity(member: StaffMemberResponse) {
  const action = member.active ? 'deactivate' : 'activate'
  return useStaffChange(async () => {
    await requestStaffApi(`staff/${action}`, EmptyResponse, {
      method: 'post',
      searchParams: searchFor(member),
    })
    if (member.isYou && action === 'deactivate') staffSession.signOut()
  })
}

import { useQueryClient } from '@tanstack/react-query'
import type { NewStaffDraft, PasswordDraft } from 'shared-ui/copy/staff-form'
import { EmptyResponse } from 'shared-ui/validators/reservation'
import {
  RenewedTokenResponse,
  StaffCreatedResponse,
  type StaffMemberResponse,
} from 'shared-ui/validators/staff'
import { requestStaffApi } from '../../lib/api.ts'
import { AUDIT } from '../../lib/resource-keys.ts'
import { staffSession } from '../../lib/session/staff-session.ts'
import { staffQueries } from '../../lib/staff-queries.ts'
import { useAction } from '../../lib/use-action.ts'

/** A change of who works here; done once the list is fresh. The log tells of it, so it is asked for anew too. */
function useStaffChange<Draft>(change: (draft: Draft) => Promise<unknown>) {
  const queryClient = useQueryClient()
  return useAction({
    mutationFn: change,
    onSuccess: async () => {
      void queryClient.invalidateQueries({ queryKey: AUDIT })
      await queryClient.invalidateQueries({ queryKey: staffQueries.list().queryKey })
    },
  })
}

const searchFor = ({ _id }: StaffMemberResponse) => ({ staffID: _id })

/** whoever changed their own password or name goes on with the token that says so. */
function goOnWith({ token }: { token: string | null }): void {
  if (token !== null) staffSession.start(token)
}

/** Adds somebody, who may sign in at once. */
export const useAddStaff = () =>
  useStaffChange(({ name, username, password }: NewStaffDraft) =>
    requestStaffApi('staff/create', StaffCreatedResponse, {
      method: 'post',
      json: { name, username, password },
    }),
  )

/** Gives somebody another name of their own. */
export const useRenameStaff = (member: StaffMemberResponse) =>
  useStaffChange(async ({ name }: { name: string }) => {
    const answer = await requestStaffApi('staff/update', RenewedTokenResponse, {
      method: 'put',
      searchParams: searchFor(member),
      json: { name },
    })
    goOnWith(answer)
  })

/** Gives somebody another password, which ends their open sessions. */
export const useChangePassword = (member: StaffMemberResponse) =>
  useStaffChange(async ({ currentPassword, password }: PasswordDraft) => {
    const answer = await requestStaffApi('staff/change-password', RenewedTokenResponse, {
      method: 'post',
      searchParams: searchFor(member),
      json: { currentPassword, password },
    })
    goOnWith(answer)
  })

/** Lets somebody in no more, or again. Whoever deactivated themselves is signed out. */
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

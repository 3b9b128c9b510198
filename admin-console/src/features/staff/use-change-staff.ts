import { useQueryClient } from '@tanstack/react-query'
import type { NewStaffDraft, PasswordDraft } from 'shared-ui/copy/staff-form'
import { DoneAnswer } from 'shared-ui/validators/reservation'
import { RenewedTokenAnswer, StaffCreatedAnswer, type StaffMemberAnswer } from 'shared-ui/validators/staff'
import { callStaffApi } from '../../lib/api.ts'
import { AUDIT } from '../../lib/resource-keys.ts'
import { staffSession } from '../../lib/session/staff-session.ts'
import { staffQueries } from '../../lib/staff-queries.ts'
import { useDeed } from '../../lib/use-deed.ts'

/** A change of who works here; done once the list is fresh. The log tells of it, so it is asked for anew too. */
function useStaffChange<Draft>(change: (draft: Draft) => Promise<unknown>) {
  const queryClient = useQueryClient()
  return useDeed({
    mutationFn: change,
    onSuccess: async () => {
      void queryClient.invalidateQueries({ queryKey: AUDIT })
      await queryClient.invalidateQueries({ queryKey: staffQueries.list().queryKey })
    },
  })
}

const searchFor = ({ _id }: StaffMemberAnswer) => ({ staffID: _id })

/** whoever changed their own password or name goes on with the token that says so. */
function goOnWith({ token }: { token: string | null }): void {
  if (token !== null) staffSession.start(token)
}

/** Adds somebody, who may sign in at once. */
export const useAddStaff = () =>
  useStaffChange(({ name, username, password }: NewStaffDraft) =>
    callStaffApi('staff/create', StaffCreatedAnswer, {
      method: 'post',
      json: { name, username, password },
    }),
  )

/** Gives somebody another name of their own. */
export const useRenameStaff = (member: StaffMemberAnswer) =>
  useStaffChange(async ({ name }: { name: string }) => {
    const answer = await callStaffApi('staff/update', RenewedTokenAnswer, {
      method: 'put',
      searchParams: searchFor(member),
      json: { name },
    })
    goOnWith(answer)
  })

/** Gives somebody another password, which ends their open sessions. */
export const useChangePassword = (member: StaffMemberAnswer) =>
  useStaffChange(async ({ currentPassword, password }: PasswordDraft) => {
    const answer = await callStaffApi('staff/change-password', RenewedTokenAnswer, {
      method: 'post',
      searchParams: searchFor(member),
      json: { currentPassword, password },
    })
    goOnWith(answer)
  })

/** Lets somebody in no more, or again. Whoever deactivated themselves is signed out. */
export function useSetActivity(member: StaffMemberAnswer) {
  const deed = member.active ? 'deactivate' : 'activate'
  return useStaffChange(async () => {
    await callStaffApi(`staff/${deed}`, DoneAnswer, { method: 'post', searchParams: searchFor(member) })
    if (member.isYou && deed === 'deactivate') staffSession.signOut()
  })
}

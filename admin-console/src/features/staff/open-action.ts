import type { StaffActionName } from 'shared-ui/copy/staff/staff-panel'
import type { StaffMemberResponse } from 'shared-ui/validators/staff/staff'

/** The open dialog: a new member, or an action on a member as it was then. */
export type OpenAction = { action: 'add' } | { action: StaffActionName; member: StaffMemberResponse }

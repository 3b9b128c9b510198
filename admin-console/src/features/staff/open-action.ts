import type { StaffActionName } from 'shared-ui/copy/staff-panel'
import type { StaffMemberResponse } from 'shared-ui/validators/staff'

/** What is open over the list of staff: a new member, or a deed to one of them as it was then. */
export type OpenAction = { action: 'add' } | { action: StaffActionName; member: StaffMemberResponse }

import type { StaffDeedName } from 'shared-ui/copy/staff-panel'
import type { StaffMemberAnswer } from 'shared-ui/validators/staff'

/** What is open over the list of staff: a new member, or a deed to one of them as it was then. */
export type OpenDeed = { deed: 'add' } | { deed: StaffDeedName; member: StaffMemberAnswer }

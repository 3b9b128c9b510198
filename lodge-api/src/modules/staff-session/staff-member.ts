/** A member of staff, as the calls made with their token know them. */
export type StaffMember = { id: string; username: string }

/** The staff member who sent a request. */
export type StaffMember = { id: string; username: string }

/** A staff member, as actions record them. */
export type StaffMember = { id: string; username: string }

/** The staff member who sent a request, and the session by which they did. */
export type SignedInStaff = StaffMember & {
  sessionId: string
  /** Whether the password was typed in this session within the last five minutes. */
  isConfirmed: boolean
}

/** An open session of a staff member; the row is deleted when the session ends. */
export type StaffSessionTable = {
  id: string
  staff_id: string
  /** `session_version` of the staff member at sign-in; another one ends the session. */
  staff_version: number
  /** The `User-Agent` header at sign-in, shortened. */
  browser: string
  created_at: string
  /** The last request, to within five minutes. */
  last_used_at: string
  /** When the password was last typed in this session. */
  confirmed_at: string
}

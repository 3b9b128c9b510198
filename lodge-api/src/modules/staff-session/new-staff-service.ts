import { usernameKey } from 'shared-ui/rules/username-key'
import type { Executor } from '../../database/connect.ts'
import { newId } from '../../database/ids.ts'
import { instantText } from '../../database/instants.ts'
import { insertStaff } from './staff-repository.ts'

/** A new staff member with a hashed password; `passwordExpiresAt` (epoch milliseconds) if it was generated. */
export type StaffToAdd = {
  username: string
  name: string
  passwordHash: string
  passwordExpiresAt?: number | null
}

/** Adds a staff member, active from `now` (epoch milliseconds). Returns the id, or null if the username is taken. */
export async function addMember(executor: Executor, staff: StaffToAdd, now: number): Promise<string | null> {
  const id = newId(now)
  const { passwordExpiresAt = null } = staff
  const isNew = await insertStaff(executor, {
    id,
    username: staff.username,
    username_key: usernameKey(staff.username),
    name: staff.name,
    password_hash: staff.passwordHash,
    password_expires_at: passwordExpiresAt === null ? null : instantText(passwordExpiresAt),
    active: 1,
    session_version: 1,
    created_at: instantText(now),
    deactivated_at: null,
    last_sign_in_at: null,
  })
  return isNew ? id : null
}

import { fieldSentence } from 'shared-ui/copy/problems'
import { STAFF_COMMAND } from 'shared-ui/copy/staff-command'
import {
  PasswordChangeRequest,
  StaffCreateRequest,
  type StaffMemberResponse,
} from 'shared-ui/validators/staff'
import * as v from 'valibot'
import { COMMAND_LINE } from '../modules/audit/audit-service.ts'
import {
  activateStaff,
  addStaff,
  changePassword,
  deactivateStaff,
  type StaffKeeping,
  staffIdOf,
  staffMembers,
} from '../modules/staff/staff-service.ts'
import type { StaffOrder } from './staff-order.ts'

/** Something typed breaks a rule; the message is its sentence. */
export class Unacceptable extends Error {
  override name = 'Unacceptable'
}

const { username: Username, name: OwnName } = StaffCreateRequest.entries
const { password: Password } = PasswordChangeRequest.entries

function accepted<TSchema extends v.GenericSchema>(schema: TSchema, typed: string): v.InferOutput<TSchema> {
  const read = v.safeParse(schema, typed)
  if (read.success) return read.output
  throw new Unacceptable(fieldSentence(read.issues[0].message))
}

/**
 * Does what was ordered, by the same use cases and rules as the console; gives what to say about it. Throws what those throw, and
 * `Unacceptable`. `askPassword` is asked only once the rest is in order.
 */
export async function runStaffOrder(
  keeping: StaffKeeping,
  order: StaffOrder,
  askPassword: () => Promise<string>,
): Promise<string> {
  if (order.entry === 'list') return listing(await staffMembers(keeping, null))
  if (order.entry === 'add') {
    const username = accepted(Username, order.username)
    const name = accepted(OwnName, order.name)
    const password = accepted(Password, await askPassword())
    await addStaff(keeping, { username, name, password }, COMMAND_LINE)
    return STAFF_COMMAND.added(username)
  }
  return changeMember(keeping, { entry: order.entry, username: order.username }, askPassword)
}

async function changeMember(
  keeping: StaffKeeping,
  { entry, username }: Extract<StaffOrder, { entry: 'password' | 'deactivate' | 'activate' }>,
  askPassword: () => Promise<string>,
): Promise<string> {
  const id = await staffIdOf(keeping, username)
  switch (entry) {
    case 'password': {
      const password = accepted(Password, await askPassword())
      await changePassword(keeping, id, { password, actor: COMMAND_LINE })
      return STAFF_COMMAND.passwordChanged(username)
    }
    case 'deactivate':
      await deactivateStaff(keeping, id, COMMAND_LINE)
      return STAFF_COMMAND.deactivated(username)
    case 'activate':
      await activateStaff(keeping, id, COMMAND_LINE)
      return STAFF_COMMAND.activated(username)
  }
}

/** A table for a terminal, its columns as wide as what is in them. */
function listing(members: StaffMemberResponse[]): string {
  const rows = [
    [...STAFF_COMMAND.headers],
    ...members.map(({ username, name, active, lastSignInAt }) => [
      username,
      name,
      active ? STAFF_COMMAND.active : STAFF_COMMAND.inactive,
      STAFF_COMMAND.lastSignIn(lastSignInAt),
    ]),
  ]
  const widths = STAFF_COMMAND.headers.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

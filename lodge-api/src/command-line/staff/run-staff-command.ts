import { fieldSentence } from 'shared-ui/copy/problems/problems'
import { STAFF_COMMAND } from 'shared-ui/copy/server/staff-command'
import {
  PasswordChangeRequest,
  StaffCreateRequest,
  type StaffMemberResponse,
} from 'shared-ui/validators/staff/staff'
import * as v from 'valibot'
import { COMMAND_LINE } from '../../modules/audit/audit-service.ts'
import {
  activateStaff,
  addSecondFactor,
  addStaff,
  changePassword,
  deactivateStaff,
  removeSecondFactor,
  type StaffContext,
  staffIdOf,
  staffMembers,
} from '../../modules/staff/staff-service.ts'
import { InvalidInput } from '../invalid-input.ts'
import type { MemberAction, StaffCommand } from './parse-staff-command.ts'

const { username: Username, name: OwnName } = StaffCreateRequest.entries
const { password: Password } = PasswordChangeRequest.entries

function parsed<TSchema extends v.GenericSchema>(schema: TSchema, text: string): v.InferOutput<TSchema> {
  const read = v.safeParse(schema, text)
  if (read.success) return read.output
  throw new InvalidInput(fieldSentence(read.issues[0].message))
}

/** What the commands need; the key of sessions is read only by those that seal something with it. */
export type StaffCommandContext = StaffContext & { sessionKey: () => Promise<Uint8Array> }

/**
 * Runs a command through the use cases of the console and returns the text to print. Throws their errors and
 * `InvalidInput`. `askPassword` is called only after all arguments are checked.
 */
export async function runStaffCommand(
  context: StaffCommandContext,
  command: StaffCommand,
  askPassword: () => Promise<string>,
): Promise<string> {
  if (command.action === 'list') return staffTable(await staffMembers(context, null))
  if (command.action === 'add') {
    const username = parsed(Username, command.username)
    const name = parsed(OwnName, command.name)
    const password = parsed(Password, await askPassword())
    await addStaff(context, { username, name, password }, COMMAND_LINE)
    return STAFF_COMMAND.added(username)
  }
  return changeMember(context, { action: command.action, username: command.username }, askPassword)
}

async function changeMember(
  context: StaffCommandContext,
  { action, username }: { action: MemberAction; username: string },
  askPassword: () => Promise<string>,
): Promise<string> {
  const id = await staffIdOf(context, username)
  switch (action) {
    case 'password': {
      const password = parsed(Password, await askPassword())
      await changePassword(context, id, { password, actor: COMMAND_LINE })
      return STAFF_COMMAND.passwordChanged(username)
    }
    case 'add-second-factor': {
      const key = await context.sessionKey()
      const factor = await addSecondFactor({ ...context, key }, { id, username }, COMMAND_LINE)
      return STAFF_COMMAND.secondFactorAdded(username, factor)
    }
    case 'remove-second-factor':
      await removeSecondFactor(context, id, COMMAND_LINE)
      return STAFF_COMMAND.secondFactorRemoved(username)
    case 'deactivate':
      await deactivateStaff(context, id, COMMAND_LINE)
      return STAFF_COMMAND.deactivated(username)
    case 'activate':
      await activateStaff(context, id, COMMAND_LINE)
      return STAFF_COMMAND.activated(username)
  }
}

/** Formats the staff as a table for the terminal, with columns as wide as their content. */
function staffTable(members: StaffMemberResponse[]): string {
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

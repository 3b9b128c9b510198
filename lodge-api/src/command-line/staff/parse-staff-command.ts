import { parseArgs } from 'node:util'
import { STAFF_COMMAND } from 'shared-ui/copy/server/staff-command'
import { UnknownCommand } from '../unknown-command.ts'

/** A parsed command of `npm run lodge -- staff --`. */
export type StaffCommand =
  | { action: 'list' }
  | { action: 'add'; username: string; name: string }
  | { action: MemberAction; username: string }

/** What is done with a member, by the first word of the command. */
const MEMBER_ACTIONS = [
  'password',
  'add-second-factor',
  'remove-second-factor',
  'deactivate',
  'activate',
] as const
export type MemberAction = (typeof MEMBER_ACTIONS)[number]

const isMemberAction = (word: string): word is MemberAction =>
  MEMBER_ACTIONS.some((action) => action === word)

/** Parses the arguments after `npm run lodge -- staff --`. Throws `UnknownCommand`. */
export function parseStaffCommand(args: string[]): StaffCommand | { action: 'help' } {
  const { positionals, name, help } = parse(args)
  if (help || positionals[0] === 'help') return { action: 'help' }
  const [action, username, ...more] = positionals
  if (action === undefined) throw new UnknownCommand(STAFF_COMMAND.noCommand)
  if (more.length > 0 || (action === 'list' && username !== undefined)) {
    throw new UnknownCommand(STAFF_COMMAND.tooMany)
  }
  if (action === 'list') return { action }
  if (action !== 'add' && !isMemberAction(action)) {
    throw new UnknownCommand(STAFF_COMMAND.notACommand(action))
  }
  if (username === undefined) throw new UnknownCommand(STAFF_COMMAND.usernameMissing)
  if (action !== 'add') return { action, username }
  if (name === undefined) throw new UnknownCommand(STAFF_COMMAND.nameMissing)
  return { action, username, name }
}

function parse(args: string[]): { positionals: string[]; name: string | undefined; help: boolean } {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { name: { type: 'string' }, help: { type: 'boolean', short: 'h', default: false } },
    })
    return { positionals, name: values.name, help: values.help }
  } catch (cause) {
    throw new UnknownCommand(STAFF_COMMAND.notAnOption, { cause })
  }
}

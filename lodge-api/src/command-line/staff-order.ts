import { parseArgs } from 'node:util'
import { STAFF_COMMAND } from 'shared-ui/copy/staff-command'

/** What is to be done, as it was typed after `npm run staff --`. */
export type StaffOrder =
  | { entry: 'list' }
  | { entry: 'add'; username: string; name: string }
  | { entry: 'password' | 'deactivate' | 'activate'; username: string }

/** To be told what can be ordered. */
export type HelpOrder = { entry: 'help' }

/** The words cannot be understood; the message says why. */
export class UnknownOrder extends Error {
  override name = 'UnknownOrder'
}

/** Reads the words after the command's name. Throws `UnknownOrder`. */
export function readOrder(words: string[]): StaffOrder | HelpOrder {
  const { positionals, name, help } = split(words)
  if (help || positionals[0] === 'help') return { entry: 'help' }
  const [entry, username, ...more] = positionals
  if (entry === undefined) throw new UnknownOrder(STAFF_COMMAND.noCommand)
  if (more.length > 0 || (entry === 'list' && username !== undefined)) {
    throw new UnknownOrder(STAFF_COMMAND.tooMany)
  }
  if (entry === 'list') return { entry }
  if (entry !== 'add' && entry !== 'password' && entry !== 'deactivate' && entry !== 'activate') {
    throw new UnknownOrder(STAFF_COMMAND.notACommand(entry))
  }
  if (username === undefined) throw new UnknownOrder(STAFF_COMMAND.usernameMissing)
  if (entry !== 'add') return { entry, username }
  if (name === undefined) throw new UnknownOrder(STAFF_COMMAND.nameMissing)
  return { entry, username, name }
}

function split(words: string[]): { positionals: string[]; name: string | undefined; help: boolean } {
  try {
    const { positionals, values } = parseArgs({
      args: words,
      allowPositionals: true,
      options: { name: { type: 'string' }, help: { type: 'boolean', short: 'h', default: false } },
    })
    return { positionals, name: values.name, help: values.help }
  } catch (cause) {
    throw new UnknownOrder(STAFF_COMMAND.notAnOption, { cause })
  }
}

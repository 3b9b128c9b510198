import { parseArgs } from 'node:util'
import { STAFF_COMMAND } from 'shared-ui/copy/staff-command'

/** What is to be done, as it was typed after `npm run staff --`. */
export type StaffOrder =
  | { deed: 'list' }
  | { deed: 'add'; username: string; name: string }
  | { deed: 'password' | 'deactivate' | 'activate'; username: string }

/** To be told what can be ordered. */
export type HelpOrder = { deed: 'help' }

/** The words cannot be understood; the message says why. */
export class UnknownOrder extends Error {
  override name = 'UnknownOrder'
}

/** Reads the words after the command's name. Throws `UnknownOrder`. */
export function readOrder(words: string[]): StaffOrder | HelpOrder {
  const { positionals, name, help } = split(words)
  if (help || positionals[0] === 'help') return { deed: 'help' }
  const [deed, username, ...more] = positionals
  if (deed === undefined) throw new UnknownOrder(STAFF_COMMAND.noCommand)
  if (more.length > 0 || (deed === 'list' && username !== undefined)) {
    throw new UnknownOrder(STAFF_COMMAND.tooMany)
  }
  if (deed === 'list') return { deed }
  if (deed !== 'add' && deed !== 'password' && deed !== 'deactivate' && deed !== 'activate') {
    throw new UnknownOrder(STAFF_COMMAND.notACommand(deed))
  }
  if (username === undefined) throw new UnknownOrder(STAFF_COMMAND.usernameMissing)
  if (deed !== 'add') return { deed, username }
  if (name === undefined) throw new UnknownOrder(STAFF_COMMAND.nameMissing)
  return { deed, username, name }
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

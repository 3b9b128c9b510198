import { parseArgs } from 'node:util'
import { STAFF_COMMAND } from 'shared-ui/copy/staff-command'

/** What is to be done, as it was typed after `npm run staff --`. */
export type StaffOrder =
  | { deed: 'list' }
  | { deed: 'add'; username: string; name: string }
  | { deed: 'password' | 'deactivate' | 'activate'; username: string }

/** The words cannot be understood; the message says why. */
export class UnknownOrder extends Error {
  override name = 'UnknownOrder'
}

/** Reads the words after the command's name. Throws `UnknownOrder`. */
export function readOrder(words: string[]): StaffOrder {
  const { positionals, name } = split(words)
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

function split(words: string[]): { positionals: string[]; name: string | undefined } {
  try {
    const { positionals, values } = parseArgs({
      args: words,
      allowPositionals: true,
      options: { name: { type: 'string' } },
    })
    return { positionals, name: values.name }
  } catch (cause) {
    throw new UnknownOrder(STAFF_COMMAND.notAnOption, { cause })
  }
}

import { parseArgs } from 'node:util'
import { CLIENT_COMMAND } from 'shared-ui/copy/server/client-command'
import { COMMAND } from 'shared-ui/copy/server/lodge-command'
import { UnknownCommand } from '../unknown-command.ts'

/** A parsed command of `npm run lodge -- client`; `file` is null for the terminal. */
export type ClientCommand =
  | { action: 'export'; person: string; file: string | null }
  | { action: 'erase'; person: string; isConfirmed: boolean }

/** Parses the arguments after `npm run lodge -- client`. Throws `UnknownCommand`. */
export function parseClientCommand(args: string[]): ClientCommand | { action: 'help' } {
  const { positionals, values } = parse(args)
  const [action, person, file, ...more] = positionals
  if (values.help || action === 'help') return { action: 'help' }
  if (action === undefined) throw new UnknownCommand(COMMAND.noCommand)
  if (action !== 'export' && action !== 'erase') throw new UnknownCommand(COMMAND.notACommand(action))
  if (person === undefined) throw new UnknownCommand(CLIENT_COMMAND.personMissing)
  if (more.length > 0 || (action === 'erase' && file !== undefined)) throw new UnknownCommand(COMMAND.tooMany)
  if (action === 'export' && values.yes) throw new UnknownCommand(COMMAND.notAnOption)
  return action === 'export'
    ? { action, person, file: file ?? null }
    : { action, person, isConfirmed: values.yes }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        yes: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
  } catch (cause) {
    throw new UnknownCommand(COMMAND.notAnOption, { cause })
  }
}

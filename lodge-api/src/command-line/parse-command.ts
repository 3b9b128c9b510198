import { COMMAND } from 'shared-ui/copy/server/lodge-command'
import { type ClientCommand, parseClientCommand } from './client/parse-client-command.ts'
import { parseStaffCommand, type StaffCommand } from './staff/parse-staff-command.ts'
import { UnknownCommand } from './unknown-command.ts'

/** A parsed command of `npm run lodge --`. */
export type LodgeCommand =
  | { action: 'help' }
  | { action: 'doctor' }
  | { action: 'move-to-postgres' }
  | { action: 'backup' | 'restore'; file: string }
  | { action: 'client'; client: ClientCommand | { action: 'help' } }
  | { action: 'staff'; staff: StaffCommand | { action: 'help' } }

/** Parses the arguments after `npm run lodge --`. Throws `UnknownCommand`. */
export function parseCommand(args: string[]): LodgeCommand {
  const [action, ...more] = args
  if (action === undefined) throw new UnknownCommand(COMMAND.noCommand)
  if (['help', '--help', '-h'].includes(action)) return { action: 'help' }
  if (action === 'client') return { action, client: parseClientCommand(more) }
  if (action === 'staff') return { action, staff: parseStaffCommand(more) }
  const [operand, ...rest] = more
  if (rest.length > 0) throw new UnknownCommand(COMMAND.tooMany)
  switch (action) {
    case 'doctor':
      if (operand !== undefined) throw new UnknownCommand(COMMAND.tooMany)
      return { action }
    case 'backup':
    case 'restore':
      return { action, file: required(operand, COMMAND.fileMissing) }
    case 'move-to-postgres':
      if (operand !== undefined) throw new UnknownCommand(COMMAND.addressGiven)
      return { action }
    default:
      throw new UnknownCommand(COMMAND.notACommand(action))
  }
}

function required(operand: string | undefined, problem: string): string {
  if (operand === undefined) throw new UnknownCommand(problem)
  if (operand.startsWith('-')) throw new UnknownCommand(COMMAND.notAnOption)
  return operand
}

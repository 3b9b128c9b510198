import '../settings-file.ts'
import { existsSync } from 'node:fs'
import { argv, env, exit } from 'node:process'
import { errorSentence } from 'shared-ui/copy/problems/problems'
import { START } from 'shared-ui/copy/server/server-start'
import { STAFF_COMMAND } from 'shared-ui/copy/server/staff-command'
import { systemClock } from '../clock.ts'
import { BadSettings, readConfig } from '../config.ts'
import { openDatabase } from '../database/connect.ts'
import { isMigrated } from '../database/migrate.ts'
import { DomainError } from '../errors.ts'
import { isDatabaseUnavailable } from '../http/database-unavailable.ts'
import { loggedError } from '../http/log.ts'
import { askPassword, PasswordsDiffer } from './ask-password.ts'
import { type HelpCommand, parseCommand, type StaffCommand, UnknownCommand } from './parse-command.ts'
import { InvalidInput, runStaffCommand } from './run-command.ts'

/**
 * `npm run staff`: manages staff accounts from the server's terminal, also while the server runs or when nobody can
 * sign in. Exits with 0 on success, 1 if the command was refused or failed, 2 if it cannot be parsed.
 */
const [REFUSED, NOT_PARSED] = [1, 2]

try {
  console.info(await run(parseCommand(argv.slice(2))))
  exit(0)
} catch (error) {
  console.error(failureOf(error))
  exit(error instanceof UnknownCommand ? NOT_PARSED : REFUSED)
}

async function run(command: StaffCommand | HelpCommand): Promise<string> {
  if (command.action === 'help') return STAFF_COMMAND.usage
  const { databaseUrl } = readConfig(env)
  const isFile = !/^postgres(ql)?:\/\//.test(databaseUrl)
  if (isFile && !existsSync(databaseUrl)) throw new InvalidInput(STAFF_COMMAND.noDatabase(databaseUrl))
  const database = openDatabase(databaseUrl)
  try {
    if (!(await isMigrated(database))) throw new InvalidInput(STAFF_COMMAND.oldDatabase)
    return await runStaffCommand({ database, clock: systemClock }, command, askPassword)
  } finally {
    await database.close()
  }
}

function failureOf(error: unknown): string {
  if (error instanceof UnknownCommand)
    return `${STAFF_COMMAND.unknown(error.message)}\n\n${STAFF_COMMAND.usage}`
  if (error instanceof DomainError) return errorSentence(error.code)
  if (error instanceof InvalidInput || error instanceof PasswordsDiffer || error instanceof BadSettings) {
    return error.message
  }
  if (isDatabaseUnavailable(error)) return START.databaseUnreachable
  const { name, message, stack } = loggedError(error)
  return [`${STAFF_COMMAND.failed} ${name}: ${message}`, ...stack].join('\n')
}

import '../settings/settings-file.ts'
import { argv, env, exit } from 'node:process'
import { errorSentence } from 'shared-ui/copy/problems/problems'
import { COMMAND } from 'shared-ui/copy/server/lodge-command'
import { START } from 'shared-ui/copy/server/server-start'
import { BadSettings, readConfig } from '../config.ts'
import { DomainError } from '../errors.ts'
import { isDatabaseUnavailable } from '../http/database-unavailable.ts'
import { loggedError } from '../http/log.ts'
import { BackupFailure } from '../modules/backups/backup-failure.ts'
import { MoveFailure } from '../move-to-postgres/move-to-postgres.ts'
import { InvalidInput } from './invalid-input.ts'
import { parseCommand } from './parse-command.ts'
import { runCommand, usageOf } from './run-command.ts'
import { PasswordsDiffer } from './staff/ask-password.ts'
import { UnknownCommand } from './unknown-command.ts'

/**
 * `npm run lodge`: backup, move, checks and staff accounts from the server's terminal. Exits with 0 on success, 1 if the command was
 * refused, failed, or `doctor` found an error, 2 if it cannot be parsed.
 */
const [FAILED, NOT_PARSED] = [1, 2]

try {
  const { text, isFailure } = await runCommand(parseCommand(argv.slice(2)), () => readConfig(env))
  console.info(text)
  exit(isFailure ? FAILED : 0)
} catch (error) {
  console.error(failureOf(error))
  exit(error instanceof UnknownCommand ? NOT_PARSED : FAILED)
}

function failureOf(error: unknown): string {
  if (error instanceof UnknownCommand) return `${COMMAND.unknown(error.message)}\n\n${usageOf(argv[2])}`
  if (error instanceof DomainError) return errorSentence(error.code)
  const isSentence = [BackupFailure, MoveFailure, InvalidInput, PasswordsDiffer, BadSettings].some(
    (kind) => error instanceof kind,
  )
  if (isSentence && error instanceof Error) return error.message
  if (isDatabaseUnavailable(error)) return START.databaseUnreachable
  const { name, message, stack } = loggedError(error)
  return [`${COMMAND.failed} ${name}: ${message}`, ...stack].join('\n')
}

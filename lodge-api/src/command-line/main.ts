import '../settings-file.ts'
import { existsSync } from 'node:fs'
import { argv, env, exit } from 'node:process'
import { errorSentence } from 'shared-ui/copy/problems'
import { START } from 'shared-ui/copy/server-start'
import { STAFF_COMMAND } from 'shared-ui/copy/staff-command'
import { systemClock } from '../clock.ts'
import { BadSettings, readConfig } from '../config.ts'
import { openDatabase } from '../database/connect.ts'
import { isMigrated } from '../database/migrate.ts'
import { DomainError } from '../errors.ts'
import { isDatabaseUnavailable } from '../http/database-unavailable.ts'
import { loggedError } from '../http/log.ts'
import { askPassword, PasswordsDiffer } from './ask-password.ts'
import { runStaffOrder, Unacceptable } from './run-staff-order.ts'
import { type HelpOrder, readOrder, type StaffOrder, UnknownOrder } from './staff-order.ts'

/**
 * `npm run staff`: the staff list from the server's own terminal, also while the server runs, and also where nobody can sign in
 * any more. Ends with 0 when it is done, 1 when it was refused or failed, 2 when the order cannot be understood.
 */
const [REFUSED, MISUNDERSTOOD] = [1, 2]

try {
  console.info(await carryOut(readOrder(argv.slice(2))))
  exit(0)
} catch (error) {
  console.error(failureOf(error))
  exit(error instanceof UnknownOrder ? MISUNDERSTOOD : REFUSED)
}

async function carryOut(order: StaffOrder | HelpOrder): Promise<string> {
  if (order.entry === 'help') return STAFF_COMMAND.usage
  const { databaseUrl } = readConfig(env)
  const isFile = !/^postgres(ql)?:\/\//.test(databaseUrl)
  if (isFile && !existsSync(databaseUrl)) throw new Unacceptable(STAFF_COMMAND.noDatabase(databaseUrl))
  const database = openDatabase(databaseUrl)
  try {
    if (!(await isMigrated(database))) throw new Unacceptable(STAFF_COMMAND.oldDatabase)
    return await runStaffOrder({ database, clock: systemClock }, order, askPassword)
  } finally {
    await database.close()
  }
}

function failureOf(error: unknown): string {
  if (error instanceof UnknownOrder)
    return `${STAFF_COMMAND.unknown(error.message)}\n\n${STAFF_COMMAND.usage}`
  if (error instanceof DomainError) return errorSentence(error.code)
  if (error instanceof Unacceptable || error instanceof PasswordsDiffer || error instanceof BadSettings) {
    return error.message
  }
  if (isDatabaseUnavailable(error)) return START.databaseUnreachable
  const { name, message, stack } = loggedError(error)
  return [`${STAFF_COMMAND.failed} ${name}: ${message}`, ...stack].join('\n')
}

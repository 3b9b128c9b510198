import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { BACKUP } from 'shared-ui/copy/server/backup'
import { CLIENT_COMMAND } from 'shared-ui/copy/server/client-command'
import { COMMAND } from 'shared-ui/copy/server/lodge-command'
import { MOVE } from 'shared-ui/copy/server/move-to-postgres'
import { STAFF_COMMAND } from 'shared-ui/copy/server/staff-command'
import { type Clock, systemClock } from '../clock.ts'
import type { Config } from '../config.ts'
import { type Database, engineOf, openDatabase } from '../database/connect.ts'
import { databaseVersion } from '../database/migrate.ts'
import { examine, reportOf } from '../doctor/doctor.ts'
import { backUp } from '../modules/backups/back-up.ts'
import { refuseToOverwrite } from '../modules/backups/durable-file.ts'
import { type Restored, restore } from '../modules/backups/restore.ts'
import { sessionKey } from '../modules/staff-session/session-key.ts'
import { moveToPostgres } from '../move-to-postgres/move-to-postgres.ts'
import { askConfirmation } from './client/ask-confirmation.ts'
import { runClientCommand } from './client/run-client-command.ts'
import { InvalidInput } from './invalid-input.ts'
import type { LodgeCommand } from './parse-command.ts'
import { askPassword } from './staff/ask-password.ts'
import { runStaffCommand } from './staff/run-staff-command.ts'

/** What a command prints, and whether it reports a failure. */
export type CommandOutput = { text: string; isFailure: boolean }

/** Returns the usage text of a command by its first word. */
export function usageOf(action: string | undefined): string {
  if (action === 'client') return CLIENT_COMMAND.usage
  return action === 'staff' ? STAFF_COMMAND.usage : COMMAND.usage
}

/** Runs a command. `config` is read only if the command needs it. Throws errors with a sentence for the operator. */
export async function runCommand(command: LodgeCommand, config: () => Config): Promise<CommandOutput> {
  if (command.action === 'doctor') {
    const findings = await examine(config(), systemClock)
    return { text: reportOf(findings), isFailure: findings.some(({ level }) => level === 'error') }
  }
  return { text: await textOf(command, config), isFailure: false }
}

async function textOf(
  command: Exclude<LodgeCommand, { action: 'doctor' }>,
  config: () => Config,
): Promise<string> {
  switch (command.action) {
    case 'help':
      return COMMAND.usage
    case 'backup':
      return makeBackup(resolve(command.file), config())
    case 'restore':
      return restoreBackup(resolve(command.file), config())
    case 'move-to-postgres':
      return move(config())
    case 'client': {
      const { client } = command
      if (client.action === 'help') return CLIENT_COMMAND.usage
      return inDatabase(config(), (context) => runClientCommand(context, client, askConfirmation))
    }
    case 'staff': {
      const { staff } = command
      if (staff.action === 'help') return STAFF_COMMAND.usage
      const settings = config()
      return inDatabase(settings, (context) => {
        const key = () => sessionKey({ ...context, config: settings })
        return runStaffCommand({ ...context, sessionKey: key }, staff, askPassword)
      })
    }
  }
}

async function makeBackup(file: string, { databaseUrl }: Config): Promise<string> {
  refuseToOverwrite(file)
  return BACKUP.made(file, BACKUP.size(await backUp(databaseUrl, file)))
}

async function restoreBackup(file: string, { databaseUrl }: Config): Promise<string> {
  const restored = await restore(file, databaseUrl, systemClock)
  return describeRestored(restored, engineOf(databaseUrl) === 'sqlite' ? databaseUrl : 'PostgreSQL')
}

function describeRestored({ reservations, last, version }: Restored, target: string): string {
  return [
    BACKUP.restored(target),
    BACKUP.holds(reservations, last),
    ...(version === 'current' ? [] : [BACKUP[version]]),
    BACKUP.afterRestore,
  ].join('\n')
}

async function move({ databaseUrl, dataDir }: Config): Promise<string> {
  const tables = await moveToPostgres(join(dataDir, 'lodge.db'), databaseUrl)
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return [MOVE.moved(tables.length, rows), MOVE.next(join(dataDir, 'session-secret'))].join('\n')
}

/** Runs a command on the database of the settings, beside a server or alone. Throws `InvalidInput` unless it is of this version. */
async function inDatabase(
  { databaseUrl }: Config,
  run: (context: { database: Database; clock: Clock }) => Promise<string>,
): Promise<string> {
  const isFile = engineOf(databaseUrl) === 'sqlite'
  if (isFile && !existsSync(databaseUrl)) throw new InvalidInput(STAFF_COMMAND.noDatabase(databaseUrl))
  const database = openDatabase(databaseUrl)
  try {
    if ((await databaseVersion(database)) !== 'current') throw new InvalidInput(STAFF_COMMAND.oldDatabase)
    return await run({ database, clock: systemClock })
  } finally {
    await database.close()
  }
}

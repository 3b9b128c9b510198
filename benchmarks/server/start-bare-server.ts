import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { type CompiledQuery, Kysely } from 'kysely'
import { newStorageState } from '../../lodge-api/src/database/database-errors.ts'
import type { Schema } from '../../lodge-api/src/database/schema.ts'
import { nodeSqliteDialect } from '../../lodge-api/src/database/sqlite/node-sqlite.ts'
import { listRooms, listRoomsWithoutBookings } from '../../lodge-api/src/modules/rooms/rooms-repository.ts'
import type { BareServerTask } from './bare-server.ts'

const SCRIPT = join(import.meta.dirname, 'bare-server.ts')
const NOW = 'now'

export type BareServer = { url: string; pid: number; stop: () => Promise<void> }

/** Returns the statement that a repository function sends to the database. Throws unless it sends exactly one. */
async function statementOf(databasePath: string, run: (executor: Kysely<Schema>) => Promise<unknown>) {
  const statements: CompiledQuery[] = []
  const dialect = nodeSqliteDialect({ path: databasePath, storage: newStorageState() })
  const executor = new Kysely<Schema>({
    dialect,
    log: ({ query }) => {
      statements.push(query)
    },
  })
  await run(executor)
  await executor.destroy()
  const [statement] = statements
  if (!statement || statements.length > 1) throw new Error('The repository did not send one statement')
  return statement
}

async function taskOf(
  databasePath: string,
  nights: { inDate: string; outDate: string },
): Promise<BareServerTask> {
  const range = { first: nights.inDate, last: nights.outDate }
  const room = await statementOf(databasePath, listRooms)
  const filter = await statementOf(databasePath, (executor) => listRoomsWithoutBookings(executor, range, NOW))
  const nameOf = (value: unknown) => {
    if (value === NOW) return 'now'
    return value === nights.inDate ? 'inDate' : 'outDate'
  }
  return {
    databasePath,
    room: { sql: room.sql },
    filter: { sql: filter.sql, parameters: filter.parameters.map(nameOf) },
  }
}

/** Starts the server of `bare-server.ts` on the database of a lodge. `nights` are any two different nights, used to identify parameters. */
export async function startBareServer(
  databasePath: string,
  nights: { inDate: string; outDate: string },
): Promise<BareServer> {
  const task = await taskOf(databasePath, nights)
  const server = spawn(process.execPath, [SCRIPT, JSON.stringify(task)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const output: unknown[] = await once(server.stdout, 'data')
  const stop = async () => {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
  return { url: String(output[0]).trim(), pid: server.pid ?? 0, stop }
}

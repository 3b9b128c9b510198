import { env, exit, stderr } from 'node:process'
import { readConfig } from '../../src/config.ts'
import { startServer } from '../../src/start-server.ts'

/** A server that waits only briefly for another one on the same SQLite file, in ms. */
const WAIT_MS = 200

try {
  await startServer(readConfig(env), { waitMs: WAIT_MS })
} catch (error) {
  stderr.write(error instanceof Error ? error.message : String(error))
  exit(1)
}

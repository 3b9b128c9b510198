import { env, exit, pid } from 'node:process'
import { errorSentence } from 'shared-ui/copy/problems/problems'
import { START } from 'shared-ui/copy/server/server-start'
import { BadSettings, readConfig } from './config.ts'
import { StorageFull } from './database/database-errors.ts'
import { NewerDatabase } from './database/migrate.ts'
import { DomainError } from './errors.ts'
import { isDatabaseUnavailable } from './http/database-unavailable.ts'
import { loggedError } from './http/log.ts'
import { inheritedSockets } from './inherited-sockets.ts'
import { type RunningServer, StartFailure, type StartOptions, startServer } from './start-server.ts'

/** Longest wait for running requests on stop. Only a charge may take longer; it is settled after the next start. */
const STOP_MS = 10_000

/** Runs the server with the settings of the environment until a signal stops it. Exits with status 1 if it cannot start. */
export async function runServer(options: StartOptions = {}): Promise<void> {
  try {
    const onWait = () => console.info(START.databaseAwaited)
    const sockets = inheritedSockets(env, pid)
    const server = await startServer(readConfig(env), { onWait, sockets, ...options })
    stopOnSignals(server)
    announce(server)
  } catch (error) {
    console.error(failureOf(error))
    exit(1)
  }
}

function announce({ publicUrl, consoleUrl, testMode, firstStaff }: RunningServer): void {
  console.info(START.publicSite(publicUrl))
  console.info(START.console(`${consoleUrl}/administrative-panel`))
  console.info(START.calls(publicUrl))
  if (testMode) console.info(START.testMode)
  if (!firstStaff) return
  console.info(START.firstStaff(firstStaff.username, firstStaff.password))
  if (firstStaff.expiresAt !== null) console.info(START.firstPasswordEnds)
}

function failureOf(error: unknown): string {
  if (error instanceof BadSettings || error instanceof StartFailure) return error.message
  if (isDatabaseUnavailable(error)) return START.databaseUnreachable
  if (error instanceof NewerDatabase) return START.databaseNewer
  if (error instanceof StorageFull) return START.storageFull
  if (error instanceof DomainError) return errorSentence(error.code)
  const { name, message, stack } = loggedError(error)
  return [`${START.failed} ${name}: ${message}`, ...stack].join('\n')
}

/** The first signal stops the server in order, within `STOP_MS`; a second one exits at once. */
function stopOnSignals(server: RunningServer): void {
  let isStopping = false
  const stop = async () => {
    if (isStopping) exit(1)
    isStopping = true
    console.info(START.stopping)
    setTimeout(() => exit(0), STOP_MS).unref()
    await server.stop()
    exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stop().catch((error: unknown) => {
        console.error(failureOf(error))
        exit(1)
      })
    })
  }
}

import { mkdirSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { START } from 'shared-ui/copy/server/server-start'
import { buildSites } from './app.ts'
import { systemClock } from './clock.ts'
import type { Config } from './config.ts'
import { engineOf, openDatabase } from './database/connect.ts'
import { leaseClockOf } from './database/lease.ts'
import { migrate } from './database/migrate.ts'
import { oneStartAtATime } from './database/postgres/start-lock.ts'
import { DatabaseInUse, type LockWait, takeServerLock } from './database/sqlite/server-lock.ts'
import { createLog } from './http/log.ts'
import type { InheritedSockets } from './inherited-sockets.ts'
import type { Lodge } from './lodge.ts'
import { ensureFirstStaff, type FirstCredentials } from './modules/staff-session/first-staff-service.ts'
import { endLinksOfAnotherKey } from './modules/staff-session/link-key-service.ts'
import { createServiceRecord } from './outside/service-record.ts'
import { watchPayments } from './outside/watch-payments.ts'
import type { SandboxPlugin } from './payments/sandbox/sandbox-plugin.ts'
import { startPayments } from './start-payments.ts'
import { startWork } from './start-work.ts'

/** The server could not start; the message is for the operator. */
export class StartFailure extends Error {
  override name = 'StartFailure'
}

/** A listening server. `stop` finishes running work, then closes everything. */
export type RunningServer = {
  publicUrl: string
  consoleUrl: string
  testMode: boolean
  /** The first staff member, if this start created them with a generated password. */
  firstStaff: FirstCredentials | null
  lodge: Lodge
  stop: () => Promise<void>
}

/** How long to wait for a second server on the same SQLite file, sockets to listen on, and a plugin of the sandbox. */
export type StartOptions = LockWait & { sockets?: InheritedSockets | null; sandboxPlugin?: SandboxPlugin }

type Step = () => Promise<unknown>

/** Starts everything in order; when a step fails, the steps before it are stopped again. */
export async function startServer(config: Config, options: StartOptions = {}): Promise<RunningServer> {
  const stops: Step[] = []
  const stop = () => stopAll(stops.splice(0).toReversed())
  try {
    await lockDatabase(config, options, stops)
    return { ...(await startParts(config, options, stops)), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Runs every step even if one fails, then throws the first failure. */
async function stopAll(steps: Step[]): Promise<void> {
  const failures: unknown[] = []
  for (const step of steps) await step().catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}

/** Locks a SQLite file for one server: a second one waits for the first to end, and fails to start after a timeout. */
async function lockDatabase({ databaseUrl, dataDir }: Config, wait: LockWait, stops: Step[]): Promise<void> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  if (engineOf(databaseUrl) !== 'sqlite' || databaseUrl === ':memory:') return
  const lock = await takeServerLock(databaseUrl, wait).catch((error: unknown) => {
    throw error instanceof DatabaseInUse
      ? new StartFailure(START.databaseInUse(databaseUrl), { cause: error })
      : error
  })
  stops.push(async () => lock.release())
}

async function startParts(
  config: Config,
  { sandboxPlugin, sockets }: StartOptions,
  stops: Step[],
): Promise<Omit<RunningServer, 'stop'>> {
  const log = createLog(config.logLevel)
  const database = openDatabase(config.databaseUrl, undefined, {
    onConnectionError: (error) => log.warn({ err: error }, 'a connection to the database was lost'),
    onSlowStatement: (sql, ms) => log.warn({ sql, ms }, 'slow statement'),
    slowMs: config.slowQueryMs,
  })
  stops.push(() => database.close())
  await oneStartAtATime(database, () => migrate(database))

  const { registry, stop } = await startPayments(config, systemClock, sandboxPlugin).catch(
    (error: unknown) => {
      throw portFailure(
        error,
        config.payments.provider === 'sandbox' ? config.payments.port : 0,
        'SANDBOX_PORT',
      )
    },
  )
  stops.push(stop)
  const services = createServiceRecord()
  const lodge: Lodge = {
    config,
    database,
    clock: systemClock,
    leaseClock: leaseClockOf(database, systemClock),
    payments: watchPayments(registry, services),
    services,
    log,
  }

  const firstStaff = await oneStartAtATime(database, () => prepareDatabase(lodge))
  const sites = await buildSites(lodge)
  stops.push(() => Promise.all([sites.publicSite.close(), sites.console.close()]))
  const { host, publicPort, adminPort } = config
  await listen(sites.publicSite, { host, port: publicPort, fd: sockets?.publicSite }, 'PUBLIC_PORT')
  await listen(sites.console, { host, port: adminPort, fd: sockets?.console }, 'ADMIN_PORT')
  if (config.metricsPort !== null) stops.push(await startMetrics(lodge, config.metricsPort))
  const work = await startWork(lodge)
  stops.push(() => work.stop())
  return {
    publicUrl: addressOf(sites.publicSite),
    consoleUrl: addressOf(sites.console),
    testMode: registry.current.testMode,
    firstStaff,
    lodge,
  }
}

/** Ends links of a replaced key, and fills an empty database. Returns the first staff member if this start generated a password. */
async function prepareDatabase(lodge: Lodge): Promise<RunningServer['firstStaff']> {
  await endLinksOfAnotherKey(lodge)
  const firstStaff = await ensureFirstStaff(lodge)
  if (lodge.config.seed !== 'none') {
    const { seedDemo } = await import('./demo/seed-demo.ts')
    await seedDemo(lodge)
  }
  return firstStaff
}

/** Serves the metrics; their code is only loaded if they are configured. Returns how to stop. */
async function startMetrics(lodge: Lodge, port: number): Promise<Step> {
  const { serveMetrics } = await import('./metrics/serve-metrics.ts')
  const { stop } = await serveMetrics(lodge, port).catch((error: unknown) => {
    throw portFailure(error, port, 'METRICS_PORT')
  })
  return stop
}

/** Where a site listens: on the open socket `fd` if there is one. */
type ListenAt = { host: string; port: number; fd: number | undefined }

async function listen(site: FastifyInstance, at: ListenAt, setting: string): Promise<void> {
  try {
    await site.listen(at)
  } catch (error) {
    throw portFailure(error, at.port, setting)
  }
}

/** Returns a `StartFailure` that names the port and its setting, or the error unchanged. */
function portFailure(error: unknown, port: number, setting: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return new StartFailure(START.portBusy(port, setting), { cause: error })
  if (code === 'EACCES') return new StartFailure(START.portForbidden(port, setting), { cause: error })
  return error
}

/** The URL of a site for a browser on this machine. */
function addressOf(site: FastifyInstance): string {
  const [address] = site.addresses()
  return typeof address === 'object' ? `http://localhost:${address.port}` : ''
}

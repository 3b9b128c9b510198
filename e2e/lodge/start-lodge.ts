import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../scripts/running/free-port.ts'
import { childEnvironment, projectRoot } from '../../scripts/running/project.ts'

/** The credentials of the lodge's first staff member. */
export const staff = { username: 'recepcion', password: 'una-clave-de-prueba' }

/** The program of `npm start`. */
export const START_SCRIPT = 'scripts/start.ts'
/** The same server with the sandbox's test hooks (`sandboxUrl`/_sandbox/…). */
const START_WITH_HOOKS = 'lodge-api/test/processes/lodge-with-hooks.ts'

/** The whole product in one child process. */
export type RunningLodge = {
  publicUrl: string
  adminUrl: string
  sandboxUrl: string
  /** The folder of the SQLite database and of the mails, as `.eml` files. */
  dataDir: string
  /** The URL of the PostgreSQL database; undefined with SQLite. */
  databaseUrl: string | undefined
  stop: () => Promise<void>
}

const START_LIMIT_MS = 60_000

/**
 * Starts the product on free ports with the demonstration lodge, on a SQLite file in a temporary folder or on the
 * PostgreSQL database at `databaseUrl`, and waits until it is healthy. `settings` are further environment variables.
 */
export async function startLodge(
  databaseUrl?: string,
  settings: NodeJS.ProcessEnv = {},
  script = START_WITH_HOOKS,
): Promise<RunningLodge> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lodge-e2e-'))
  const [publicPort, adminPort, sandboxPort] = [await freePort(), await freePort(), await freePort()]
  const child = spawn(process.execPath, [script], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: childEnvironment({
      HOST: '127.0.0.1',
      PUBLIC_PORT: `${publicPort}`,
      ADMIN_PORT: `${adminPort}`,
      SANDBOX_PORT: `${sandboxPort}`,
      DATABASE_URL: databaseUrl,
      LODGE_DATA_DIR: dataDir,
      LODGE_STAFF_USER: staff.username,
      LODGE_STAFF_PASSWORD: staff.password,
      LOG_LEVEL: 'warn',
      // Without the year of history, which every worker would wait for.
      LODGE_SEED: 'demo',
      // As `npm start` does: all processes share one compile cache.
      NODE_COMPILE_CACHE: join(projectRoot, 'node_modules/.cache/compiled'),
      ...settings,
    }),
  })
  const lodge = {
    publicUrl: `http://localhost:${publicPort}`,
    adminUrl: `http://localhost:${adminPort}`,
    sandboxUrl: `http://localhost:${sandboxPort}`,
    dataDir,
    databaseUrl,
    stop: async () => {
      await end(child)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
  await waitUntilHealthy(child, lodge.publicUrl)
  return lodge
}

async function waitUntilHealthy(child: ChildProcess, publicUrl: string): Promise<void> {
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)))
  const deadline = performance.now() + START_LIMIT_MS
  while (performance.now() < deadline && child.exitCode === null) {
    const response = await fetch(`${publicUrl}/api/health`).catch(() => undefined)
    if (response?.ok) return
    await sleep(50)
  }
  await end(child)
  throw new Error(`The lodge did not start:\n${output}`)
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

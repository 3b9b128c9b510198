import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../scripts/running/free-port.ts'

const root = join(import.meta.dirname, '..')

export type RunningLodge = {
  pid: number
  publicUrl: string
  adminUrl: string
  stop: () => Promise<void>
}

/**
 * Starts the product on free ports with its data in `dataDir`, like `npm start` but without npm, and waits until it is healthy.
 * `settings` are additional environment variables.
 */
export async function startLodge(
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<RunningLodge> {
  const [publicPort, adminPort, sandboxPort] = [await freePort(), await freePort(), await freePort()]
  const server = spawn(process.execPath, ['--max-semi-space-size=2', 'scripts/start.ts'], {
    cwd: root,
    stdio: 'ignore',
    env: {
      ...process.env,
      PUBLIC_PORT: `${publicPort}`,
      ADMIN_PORT: `${adminPort}`,
      SANDBOX_PORT: `${sandboxPort}`,
      MALLOC_ARENA_MAX: '2',
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
      LODGE_DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      LODGE_SEED: 'demo',
      ...settings,
    },
  })
  const publicUrl = `http://localhost:${publicPort}`
  while (!(await isHealthy(publicUrl))) {
    if (server.exitCode !== null)
      throw new Error('The lodge did not start. Run `npm start` to see the error.')
    await sleep(20)
  }
  const stop = async () => {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
  return { pid: server.pid ?? 0, publicUrl, adminUrl: `http://localhost:${adminPort}`, stop }
}

const isHealthy = async (url: string): Promise<boolean> =>
  (await fetch(`${url}/api/health`).catch(() => null))?.ok ?? false

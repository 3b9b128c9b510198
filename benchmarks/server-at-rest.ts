import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { report, spreadOf, spreadText } from './figures.ts'

const root = join(import.meta.dirname, '..')
const STARTS = 5
const REST_MS = 5_000
const PORTS = { PUBLIC_PORT: '4870', ADMIN_PORT: '4871', SANDBOX_PORT: '4872' }

function launch(dataDir: string): ChildProcess {
  // As `npm start` does, without npm between.
  return spawn(process.execPath, ['--max-semi-space-size=4', 'scripts/start.ts'], {
    cwd: root,
    stdio: 'ignore',
    env: {
      ...process.env,
      ...PORTS,
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
      LODGE_DATA_DIR: dataDir,
      HOST: '127.0.0.1',
    },
  })
}

async function untilHealthy(): Promise<void> {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${PORTS.PUBLIC_PORT}/api/health`).catch(() => null)
    if (answer?.ok) return
    await wait(20)
  }
}

const residentMegabytes = (pid: number): number => {
  const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Number(line?.[1]) / 1000
}

async function startOnce(dataDir: string): Promise<{ seconds: number; megabytes: number }> {
  const begun = performance.now()
  const server = launch(dataDir)
  await untilHealthy()
  const seconds = (performance.now() - begun) / 1000
  await wait(REST_MS)
  const megabytes = residentMegabytes(server.pid ?? 0)
  server.kill('SIGTERM')
  await once(server, 'exit')
  return { seconds, megabytes }
}

/** Starts the product again and again on the same data: how long until it answers, and what it holds at rest (Linux). */
export async function measureStart(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-start-'))
  await startOnce(dataDir)
  const starts = []
  for (let start = 0; start < STARTS; start++) starts.push(await startOnce(dataDir))
  report(
    'a start on data that is there (aim: 3 s)',
    spreadText(spreadOf(starts.map((one) => one.seconds)), 's'),
  )
  report(
    'resident memory at rest (aim: 150 MB)',
    spreadText(spreadOf(starts.map((one) => one.megabytes)), 'MB'),
  )
  rmSync(dataDir, { recursive: true })
}

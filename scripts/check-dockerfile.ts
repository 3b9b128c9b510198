import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { runDockerfile, type Stage } from './deploy/run-dockerfile.ts'
import { freePort } from './running/free-port.ts'
import { projectRoot } from './running/project.ts'
import { runCommand } from './running/run-command.ts'

/**
 * Runs the steps of `deploy/Dockerfile` on the committed files in an empty folder, starts the server as the image would, requests
 * both sites and stops it. Takes some minutes, so CI only lints the Dockerfile: run it after a change of packages or folders.
 */
const START_LIMIT_MS = 60_000

const folder = mkdtempSync(join(tmpdir(), 'lodge-image-'))
try {
  const context = join(folder, 'context')
  await runOrThrow(['git', 'checkout-index', '--all', `--prefix=${context}/`])
  const image = await runDockerfile(join(projectRoot, 'deploy/Dockerfile'), { context, folder })
  await checkServer(image)
  console.log('The image has both sites, and its server starts and stops.')
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function runOrThrow(command: string[]): Promise<void> {
  const { exitCode, output } = await runCommand(command)
  if (exitCode !== 0) throw new Error(output)
}

async function checkServer({ root, workdir, env }: Stage): Promise<void> {
  const [publicPort, adminPort] = [await freePort(), await freePort()]
  const data = join(root, 'data')
  mkdirSync(data)
  const child = spawn('node_modules/.bin/node', ['lodge-api/dist/main.js'], {
    cwd: join(root, workdir),
    stdio: 'inherit',
    env: {
      ...env,
      HOST: '127.0.0.1',
      PUBLIC_PORT: `${publicPort}`,
      ADMIN_PORT: `${adminPort}`,
      SANDBOX_PORT: '0',
      LODGE_DATA_DIR: data,
      LODGE_ALLOW_DEMO: '1',
      TRUST_PROXY: 'none',
    },
  })
  const ended = once(child, 'exit').then(([code]: (number | null)[]) => code)
  try {
    await untilHealthy(`http://127.0.0.1:${publicPort}/api/health`)
    for (const url of [`http://127.0.0.1:${publicPort}/`, `http://127.0.0.1:${adminPort}/`]) {
      const { status } = await fetch(url)
      if (status !== 200) throw new Error(`${url} responded ${status}`)
    }
  } finally {
    child.kill('SIGTERM')
  }
  const code = await ended
  if (code !== 0) throw new Error(`The server stopped with ${code}`)
}

async function untilHealthy(url: string): Promise<void> {
  const deadline = performance.now() + START_LIMIT_MS
  while (performance.now() < deadline) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return
    await sleep(200)
  }
  throw new Error('The server did not become healthy')
}

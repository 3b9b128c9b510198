import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { START } from 'shared-ui/copy/server/server-start'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { freePort } from '../../../scripts/running/free-port.ts'

const ROOT = join(import.meta.dirname, '../../..')
const Manifest = v.object({ scripts: v.object({ start: v.string() }) })

let folder: string
let npm: ChildProcess | undefined
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lodge-npm-start-'))
})
afterEach(() => {
  // The whole process group: the fault that this looks for leaves the server without its parent.
  if (npm?.pid !== undefined && isThere(-npm.pid)) process.kill(-npm.pid, 'SIGKILL')
  rmSync(folder, { recursive: true })
})

function isThere(group: number): boolean {
  try {
    return process.kill(group, 0)
  } catch {
    return false
  }
}

/** Writes a package whose `start` is the project's own, but runs the server without building the sites. */
function writePackage(): void {
  const { scripts } = v.parse(Manifest, JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')))
  expect(scripts.start).toContain(' scripts/start.ts')
  const start = scripts.start.replace(' scripts/start.ts', ` ${join(ROOT, 'lodge-api/src/main.ts')}`)
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'lodge', scripts: { start } }))
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer()
  const end = once(probe, 'listening').then(
    () => true,
    () => false,
  )
  probe.listen(port, '127.0.0.1')
  const free = await end
  if (free) await once(probe.close(), 'close')
  return free
}

// npm and a whole server take seconds to start on a busy machine.
it('O-04 stops the server and frees its ports when npm start gets SIGTERM', { timeout: 30_000 }, async () => {
  writePackage()
  const ports = [await freePort(), await freePort(), await freePort()]
  const [PUBLIC_PORT, ADMIN_PORT, SANDBOX_PORT] = ports.map(String)
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: {
      PATH: `${join(ROOT, 'node_modules/.bin')}:${process.env['PATH']}`,
      HOST: '127.0.0.1',
      PUBLIC_PORT,
      ADMIN_PORT,
      SANDBOX_PORT,
      LODGE_SEED: 'none',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  npm = child
  const closed = once(child, 'exit')
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
    if (text.includes('API:')) child.kill('SIGTERM')
  })
  await closed
  expect(output).toContain(START.stopping)
  expect(await Promise.all(ports.map(isFree))).toEqual([true, true, true])
})

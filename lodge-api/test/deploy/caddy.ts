import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findProgram } from '../../../scripts/running/find-program.ts'
import { freePort } from '../../../scripts/running/free-port.ts'
import { projectRoot } from '../../../scripts/running/project.ts'
import { runCommand } from '../../../scripts/running/run-command.ts'
import type { RunningProxy, Upstreams } from './proxy.ts'

export const CADDYFILE = join(projectRoot, 'deploy/Caddyfile')
export const caddyPath = findProgram('caddy')

/** The first version that repeats a form whose connection was refused (its pull request 7547). */
const [MAJOR, MINOR, PATCH] = [2, 11, 2]

/** Whether the installed Caddy holds forms, and not only reads, while nobody listens. */
export async function holdsForms(): Promise<boolean> {
  const { output } = await runCommand([caddyPath ?? 'caddy', 'version'])
  const [major = 0, minor = 0, patch = 0] = (/(\d+)\.(\d+)\.(\d+)/.exec(output) ?? []).slice(1).map(Number)
  if (major !== MAJOR) return major > MAJOR
  return minor === MINOR ? patch >= PATCH : minor > MINOR
}

const addressesOf = (ports: readonly number[]): string => ports.map((port) => `127.0.0.1:${port}`).join(' ')

/**
 * Starts Caddy with the project's own Caddyfile and build, and waits for the certificates that it makes itself for names ending in
 * `.localhost`.
 */
export async function startCaddy({
  publicPorts,
  adminPorts,
  lodgeDir = projectRoot,
  tryDuration,
}: Upstreams): Promise<RunningProxy> {
  if (!caddyPath) throw new Error('Caddy is not installed.')
  const folder = mkdtempSync(join(tmpdir(), 'lodge-caddy-'))
  const [publicHost, adminHost] = ['www.localhost', 'admin.localhost']
  const [port, plainPort] = [await freePort(), await freePort()]
  const child = spawn(caddyPath, ['run', '--config', CADDYFILE, '--adapter', 'caddyfile'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      CADDY_ADMIN_ADDRESS: 'off',
      HTTP_PORT: `${plainPort}`,
      HTTPS_PORT: `${port}`,
      LODGE_DIR: lodgeDir,
      PUBLIC_SITE: publicHost,
      ADMIN_SITE: adminHost,
      PUBLIC_UPSTREAMS: addressesOf(publicPorts),
      ADMIN_UPSTREAMS: addressesOf(adminPorts),
      ...(tryDuration && { TRY_DURATION: tryDuration }),
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const ended = once(child, 'close').then(() => process.off('exit', kill))
  const stop = async () => {
    kill()
    await ended
    rmSync(folder, { recursive: true, force: true })
  }

  const authorityFile = join(folder, 'caddy/pki/authorities/local/root.crt')
  const isReady = () =>
    existsSync(authorityFile) && [publicHost, adminHost].every((host) => output.includes(obtained(host)))
  while (!isReady()) {
    if (child.exitCode !== null) throw new Error(`Caddy did not start:\n${output}`)
    await sleep(20)
  }
  return {
    port,
    plainPort,
    publicHost,
    adminHost,
    authority: readFileSync(authorityFile, 'utf8'),
    log: () => output,
    stop,
  }
}

const obtained = (host: string): string => `"msg":"certificate obtained successfully","identifier":"${host}"`

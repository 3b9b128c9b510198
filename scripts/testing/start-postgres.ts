import { spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findProgram } from '../running/find-program.ts'
import { freePort } from '../running/free-port.ts'
import { runCommand } from '../running/run-command.ts'

/** A PostgreSQL server for one run of the tests. */
export type TestPostgres = { url: string; origin: string; stop: () => Promise<void> }

/** Returns the server of `TEST_DATABASE_URL` if set, else starts a temporary one; undefined if PostgreSQL is not installed. */
export async function startPostgres(): Promise<TestPostgres | undefined> {
  const configured = process.env['TEST_DATABASE_URL']
  if (configured) return { url: configured, origin: 'set by TEST_DATABASE_URL', stop: async () => {} }
  const binaries = await findBinaries()
  return binaries ? startCluster(binaries) : undefined
}

/** Finds the folder of `initdb` and `postgres`; Debian installs them outside the PATH, in a folder per version. */
async function findBinaries(): Promise<string | undefined> {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian) : []
  const folders = versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(debian, version, 'bin'))
  if (findProgram('pg_config')) folders.push((await runCommand(['pg_config', '--bindir'])).output.trim())
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

async function startCluster(binaries: string): Promise<TestPostgres> {
  const user = await unprivilegedUser()
  const folder = mkdtempSync(join(tmpdir(), 'lodge-postgres-'))
  const cluster = join(folder, 'cluster')
  mkdirSync(cluster, { mode: 0o700 })
  if (user) for (const path of [folder, cluster]) chownSync(path, user.uid, user.gid)
  const initialised = await runCommand(
    [join(binaries, 'initdb'), '-D', cluster, '-U', 'lodge', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'],
    user && { user },
  )
  if (initialised.exitCode !== 0) throw new Error(`PostgreSQL’s initdb failed:\n${initialised.output}`)
  const port = await freePort()
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'log_min_messages=fatal',
    // The data is only needed during the run, and the crash tests kill the lodge's server, not this one.
    'fsync=off',
    'full_page_writes=off',
  ]
  const server = spawn(
    join(binaries, 'postgres'),
    ['-D', cluster, ...settings.flatMap((setting) => ['-c', setting])],
    { stdio: 'ignore', cwd: folder, ...user },
  )
  const ended = new Promise<void>((resolve) => server.on('close', () => resolve()))
  const stop = async () => {
    server.kill('SIGINT') // PostgreSQL's fast shutdown: it does not wait for clients
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  if (!(await becomesReady(binaries, port))) {
    await stop()
    throw new Error('The PostgreSQL server of the tests did not become ready within 20 seconds.')
  }
  const url = `postgres://lodge@127.0.0.1:${port}/postgres`
  return { url, origin: `a temporary cluster of ${binaries}`, stop }
}

/** Returns the user to run PostgreSQL as: it refuses to run as root. Undefined if the current user is not root. */
async function unprivilegedUser(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = await Promise.all([runCommand(['id', '-u', name]), runCommand(['id', '-g', name])])
    if (uid.exitCode === 0) return { uid: Number(uid.output), gid: Number(gid.output) }
  }
  throw new Error('PostgreSQL cannot run as root, and the users postgres and nobody do not exist.')
}

async function becomesReady(binaries: string, port: number): Promise<boolean> {
  const deadline = performance.now() + 20_000
  while (performance.now() < deadline) {
    const result = await runCommand([
      join(binaries, 'pg_isready'),
      '-h',
      '127.0.0.1',
      '-p',
      `${port}`,
      '-t',
      '1',
    ])
    if (result.exitCode === 0) return true
    await sleep(50)
  }
  return false
}

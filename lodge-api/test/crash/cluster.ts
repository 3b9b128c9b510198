import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import pg from 'pg'
import * as v from 'valibot'

/** A PostgreSQL cluster that is restarted while clients use it. */
export type Cluster = {
  /** Its data directory. */
  folder: string
  /** Stops it immediately, like a crash of the machine, and waits until it listens again. */
  restart: () => void
  /** Stops it immediately; `start` waits until it listens again. */
  stop: () => void
  start: () => void
  /** Stops all its processes without closing a connection; `thaw` lets them continue. */
  freeze: () => void
  thaw: () => void
  /** Stops it and removes its files. */
  remove: () => void
}

/** Returns the temporary cluster that `startPostgres` started at this address. */
export async function clusterOf(url: string): Promise<Cluster> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(`
    select current_setting('data_directory') as folder, setting as binaries from pg_config where name = 'BINDIR'`)
  await client.end()
  const { folder, binaries } = v.parse(v.object({ folder: v.string(), binaries: v.string() }), rows[0])
  // PostgreSQL runs as the user who owns its files.
  const { uid, gid } = statSync(folder)
  function control(action: 'restart' | 'stop', more: string[] = []): void {
    const command = ['-D', folder, '-m', 'immediate', '-w', ...more, action]
    const { status, stderr } = spawnSync(join(binaries, 'pg_ctl'), command, { uid, gid })
    if (status !== 0) throw new Error(`PostgreSQL did not ${action}: ${String(stderr)}`)
  }
  return {
    folder,
    restart: () => control('restart', ['-l', '/dev/null']),
    stop: () => control('stop'),
    // `pg_ctl start` does not know the settings of the last start; `restart` also starts a stopped server.
    start: () => control('restart', ['-l', '/dev/null']),
    freeze: () => signalProcesses(folder, 'SIGSTOP'),
    thaw: () => signalProcesses(folder, 'SIGCONT'),
    remove() {
      control('stop')
      rmSync(dirname(folder), { recursive: true, force: true })
    },
  }
}

/** Sends a signal to PostgreSQL's main process and to its children, one for each connection. */
function signalProcesses(folder: string, signal: NodeJS.Signals): void {
  const main = Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n', 1)[0])
  const children = readFileSync(`/proc/${main}/task/${main}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean)
  for (const pid of [main, ...children.map(Number)]) process.kill(pid, signal)
}

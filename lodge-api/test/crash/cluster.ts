import { spawnSync } from 'node:child_process'
import { rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import pg from 'pg'
import * as v from 'valibot'

/** A PostgreSQL cluster that is restarted while clients use it. */
export type Cluster = {
  /** Stops it immediately, like a crash of the machine, and waits until it listens again. */
  restart: () => void
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
    restart: () => control('restart', ['-l', '/dev/null']),
    remove() {
      control('stop')
      rmSync(dirname(folder), { recursive: true, force: true })
    },
  }
}

import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { HOUR_MS } from 'shared-ui/rules/dates/durations'
import type { ErrorCode } from 'shared-ui/validators/http/error-response'
import type { HealthWarning } from 'shared-ui/validators/http/health'
import type { Engine } from '../../src/database/connect.ts'
import type { Cluster } from '../crash/cluster.ts'
import type { TestLodge } from '../crash/test-lodge.ts'
import type { SilentSmtp } from './silent-smtp.ts'
import { stepClock, steppableClock } from './stepped-clock.ts'

/** What surrounds an outage: the lodge, the address of its database, the PostgreSQL cluster, the mail server, a folder for files. */
export type OutagePlace = {
  lodge: TestLodge
  databaseUrl: string
  cluster: Cluster | undefined
  smtp: SilentSmtp
  folder: string
}

/** Something that fails while guests book, and comes back. */
export type Outage = {
  name: string
  engine: Engine
  seconds: number
  begin: (place: OutagePlace) => Promise<() => Promise<void>>
  /** Further settings of the server. */
  settings?: (place: OutagePlace) => Record<string, string>
  /** What was wrong with it besides health, responses and books. */
  findings?: (place: OutagePlace) => string[]
  /** What `GET /health` must report meanwhile; null if the outage may be over before it is asked. */
  health: ErrorCode | HealthWarning | null
  /** The SQLite file is on a small file system of its own, as the PostgreSQL cluster always is if one can be mounted. */
  isSmallDisk?: true
}

function clusterOf({ cluster }: OutagePlace): Cluster {
  if (!cluster) throw new Error('This outage needs a PostgreSQL of its own.')
  return cluster
}

/** Writes until the file system of the folder is full; returns the file. */
function fillDisk(folder: string): string {
  const { bavail, bsize } = statfsSync(folder)
  const path = join(folder, 'filler')
  try {
    writeFileSync(path, Buffer.alloc(bavail * bsize))
  } catch {
    // The file system is full a few blocks earlier, which is the aim.
  }
  return path
}

/** A clock that is wrong for a while. Mails, look-ups and holds of that time must not wait until it would be right. */
const steppedBy = (name: string, ms: number): Outage => ({
  name,
  engine: 'sqlite',
  seconds: 15,
  health: 'clock_stepped',
  settings: ({ folder }) => steppableClock(folder),
  begin: async ({ folder }) => {
    stepClock(folder, ms)
    return async () => stepClock(folder, 0)
  },
})

export const OUTAGES: readonly Outage[] = [
  {
    name: 'PostgreSQL is stopped',
    engine: 'postgres',
    seconds: 12,
    health: 'database_unavailable',
    begin: async (place) => {
      clusterOf(place).stop()
      return async () => clusterOf(place).start()
    },
  },
  {
    name: 'PostgreSQL hangs',
    engine: 'postgres',
    seconds: 20,
    health: 'database_unavailable',
    begin: async (place) => {
      clusterOf(place).freeze()
      return async () => clusterOf(place).thaw()
    },
  },
  {
    name: 'PostgreSQL is restarted',
    engine: 'postgres',
    seconds: 2,
    health: null,
    begin: async (place) => {
      clusterOf(place).restart()
      return async () => undefined
    },
  },
  {
    name: 'another program locks the SQLite file',
    engine: 'sqlite',
    seconds: 15,
    health: 'database_locked',
    begin: async ({ databaseUrl }) => {
      const other = new DatabaseSync(databaseUrl, { timeout: 5_000 })
      other.exec('begin immediate')
      return async () => other.close()
    },
  },
  {
    name: 'the disk is full',
    engine: 'sqlite',
    seconds: 15,
    health: 'storage_full',
    isSmallDisk: true,
    begin: async ({ databaseUrl }) => {
      const filler = fillDisk(dirname(databaseUrl))
      return async () => rmSync(filler)
    },
  },
  {
    name: 'the disk of PostgreSQL is full',
    engine: 'postgres',
    seconds: 15,
    health: 'storage_full',
    isSmallDisk: true,
    begin: async (place) => {
      const filler = fillDisk(clusterOf(place).folder)
      return async () => rmSync(filler)
    },
  },
  {
    name: 'the payment provider is away',
    engine: 'sqlite',
    seconds: 15,
    health: 'payments_failing',
    begin: async ({ lodge }) => {
      lodge.proxy.goAway()
      return async () => lodge.proxy.comeBack()
    },
  },
  {
    name: 'the mail server accepts and is silent',
    engine: 'sqlite',
    // Longer than the server waits for a greeting, so that mails fail and are retried.
    seconds: 25,
    health: 'mail_failing',
    settings: ({ smtp }) => ({ SMTP_URL: smtp.url }),
    begin:
      async ({ smtp }) =>
      async () =>
        smtp.recover(),
    findings: ({ smtp }) => [
      ...(smtp.connections() === 0 ? ['no mail was tried'] : []),
      ...(smtp.subjects().length === 0 ? ['no mail was sent after the mail server recovered'] : []),
    ],
  },
  steppedBy('the clock is two hours ahead', 2 * HOUR_MS),
  steppedBy('the clock is two hours behind', -2 * HOUR_MS),
]

/** Mounts a file system of this size at a folder, and returns the command's success. It needs root. */
export function mountSmallDisk(folder: string, megabytes: number): boolean {
  mkdirSync(folder, { recursive: true })
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
  return status === 0
}

export const unmount = (folder: string): void => {
  spawnSync('umount', [folder])
}

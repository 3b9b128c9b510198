import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { startPostgres } from '../../../scripts/testing/start-postgres.ts'
import { bundleServer } from '../../scripts/bundle-server.ts'
import { type Cluster, clusterOf } from '../crash/cluster.ts'
import { openTestLodge, type ServerCode } from '../crash/test-lodge.ts'
import type { EmptyDatabase } from '../databases/empty-database.ts'
import { runOutage } from './outage-run.ts'
import { mountSmallDisk, OUTAGES, type Outage, unmount } from './outages.ts'
import { openSilentSmtp } from './silent-smtp.ts'

const HELP = `npm run faults -- [words of a name]

While guests read and book by card: stops PostgreSQL, lets it hang, restarts it; locks the SQLite file from another program; fills the disk
of either database (a tmpfs, which needs root); takes the payment provider away; lets the mail server be silent; sets the clock two hours ahead
or behind. Checks that responses are 200 or 503 with Retry-After, that health reports the outage in time, by its status or a warning, and
recovers, and audits charges, bookings and mails afterwards. A restart of PostgreSQL alone may be over before health is asked. On Linux the time that the server waits for a processor, because of other programs, is subtracted from its response times. Exits with 1 if there is a finding.
`
const CACHES = join(import.meta.dirname, '../../../node_modules/.cache')
const SMALL_DISK_MB = 24
/** A new cluster takes 60 MB, and the databases of a run a little more. */
const POSTGRES_DISK_MB = 200

/** A cluster of this run, on a small file system of its own where one can be mounted. */
type OwnCluster = Cluster & { isOnSmallDisk: boolean }

async function ownCluster(): Promise<OwnCluster> {
  // Never stop a server that this process did not start.
  delete process.env['TEST_DATABASE_URL']
  const disk = mkdtempSync(join(tmpdir(), 'lodge-postgres-disk-'))
  const isOnSmallDisk = mountSmallDisk(disk, POSTGRES_DISK_MB)
  const { TMPDIR } = process.env
  process.env['TMPDIR'] = disk
  const postgres = await startPostgres()
  if (TMPDIR === undefined) delete process.env['TMPDIR']
  else process.env['TMPDIR'] = TMPDIR
  if (!postgres) throw new Error('PostgreSQL is not installed.')
  process.env['TEST_DATABASE_URL'] = postgres.url
  const cluster = await clusterOf(postgres.url)
  const remove = () => {
    cluster.remove()
    if (isOnSmallDisk) unmount(disk)
    rmSync(disk, { recursive: true, force: true })
  }
  return { ...cluster, isOnSmallDisk, remove }
}

/** Returns a SQLite file on a small file system of its own, or null without the right to mount one. */
function databaseOnSmallDisk(): EmptyDatabase | null {
  const folder = mkdtempSync(join(tmpdir(), 'lodge-small-disk-'))
  if (!mountSmallDisk(folder, SMALL_DISK_MB)) return null
  const remove = () => {
    unmount(folder)
    rmSync(folder, { recursive: true, force: true })
  }
  return { url: join(folder, 'lodge.db'), remove }
}

/** Returns an empty database, or null if the outage needs a small file system and none could be mounted. */
async function databaseOf(
  { engine, isSmallDisk }: Outage,
  cluster: OwnCluster | undefined,
): Promise<EmptyDatabase | null> {
  // Imported only now, because it reads the address of the PostgreSQL server from the environment.
  const { newPostgresDatabase, newSqliteFile } = await import('../databases/empty-database.ts')
  if (engine === 'postgres') return isSmallDisk && !cluster?.isOnSmallDisk ? null : newPostgresDatabase()
  return isSmallDisk ? databaseOnSmallDisk() : newSqliteFile()
}

async function run(outage: Outage, code: ServerCode, cluster: OwnCluster | undefined): Promise<void> {
  const database = await databaseOf(outage, cluster)
  if (!database) {
    process.stdout.write(`${outage.name}: not run, a small file system cannot be mounted\n`)
    return
  }
  const lodge = await openTestLodge(database, code)
  const smtp = await openSilentSmtp()
  const folder = dirname(code.main)
  try {
    const report = await runOutage(outage, { lodge, databaseUrl: database.url, cluster, smtp, folder })
    process.stdout.write(`${outage.name}: ${JSON.stringify(report, null, 2)}\n`)
    if (report.findings.length > 0) process.exitCode = 1
  } finally {
    await lodge.close()
    await smtp.close()
  }
}

async function runAll(words: string): Promise<void> {
  const selected = OUTAGES.filter(({ name }) => name.includes(words))
  const cluster = selected.some(({ engine }) => engine === 'postgres') ? await ownCluster() : undefined
  mkdirSync(CACHES, { recursive: true })
  const folder = mkdtempSync(join(CACHES, 'lodge-faults-'))
  process.once('exit', () => {
    cluster?.remove()
    rmSync(folder, { recursive: true, force: true })
  })
  const code = { main: await bundleServer(folder), cache: join(folder, 'compiled') }
  for (const outage of selected) await run(outage, code, cluster)
}

const words = process.argv.slice(2).join(' ')
if (words === '--help') process.stdout.write(HELP)
else {
  await runAll(words)
  process.exit()
}

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
(a tmpfs, which needs root); takes the payment provider away; lets the mail server be silent; sets the clock two hours ahead or behind.
Checks that responses are 200 or 503 with Retry-After, that health reports the outage in time and recovers, and audits charges, bookings and
mails afterwards. On Linux the time that the server waits for a processor, because of other programs, is subtracted from its response times. Exits with 1 if there is a finding.
`
const CACHES = join(import.meta.dirname, '../../../node_modules/.cache')
const SMALL_DISK_MB = 24

async function ownCluster(): Promise<Cluster> {
  // Never stop a server that this process did not start.
  delete process.env['TEST_DATABASE_URL']
  const postgres = await startPostgres()
  if (!postgres) throw new Error('PostgreSQL is not installed.')
  process.env['TEST_DATABASE_URL'] = postgres.url
  return clusterOf(postgres.url)
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

async function databaseOf({ engine, isSmallDisk }: Outage): Promise<EmptyDatabase | null> {
  // Imported only now, because it reads the address of the PostgreSQL server from the environment.
  const { newPostgresDatabase, newSqliteFile } = await import('../databases/empty-database.ts')
  if (isSmallDisk) return databaseOnSmallDisk()
  return engine === 'postgres' ? newPostgresDatabase() : newSqliteFile()
}

async function run(outage: Outage, code: ServerCode, cluster: Cluster | undefined): Promise<void> {
  const database = await databaseOf(outage)
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

import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { MINUTE_MS } from 'shared-ui/rules/dates/durations'
import type { PeriodicTask } from '../../jobs/job-handlers.ts'
import { enqueueJob } from '../../jobs/job-queue.ts'
import type { Lodge } from '../../lodge.ts'
import type { BackupFailureFacts } from '../../mail/backup-facts.ts'
import { backUp } from './back-up.ts'
import { PARTIAL } from './durable-file.ts'
import {
  afterFailure,
  backupProblem,
  CLAIM_MS,
  isBackupDue,
  isMailed,
  type NightlyRecord,
  nightAt,
  parseRecord,
} from './nightly-record.ts'
import { findRecord, replaceRecord } from './nightly-record-repository.ts'

const RETAINED = 14
const NIGHTLY_FILE = /^lodge-\d{4}-\d{2}-\d{2}\.(db|dump)(\.partial)?$/

type BackedUp = Pick<Lodge, 'config' | 'database' | 'clock' | 'log'>

/**
 * The task that makes the nightly backup: every night after three in Lima, or at the next start. One of the servers of a database
 * makes it. Failures are logged, shown by health, `doctor` and the console's inbox, mailed to the lodge once, and retried.
 */
export function nightlyBackup(lodge: BackedUp): PeriodicTask[] {
  const { backupDir } = lodge.config
  if (backupDir === null) return []
  // A server is alone on its SQLite file, so a claim from before its start belongs to one that was killed.
  let isClaimStale = lodge.database.engine === 'sqlite'
  const run = async () => {
    if (isClaimStale) await releaseClaim(lodge)
    isClaimStale = false
    await makeIfDue(lodge, backupDir)
  }
  return [{ name: 'nightly-backup', everyMs: MINUTE_MS, run }]
}

/** Returns the record of the nightly backup. */
export const nightlyRecord = async ({ database }: Pick<Lodge, 'database'>): Promise<NightlyRecord> =>
  parseRecord(await findRecord(database.kysely))

/** Returns why the nightly backup fails, for the mail about it; null if the last attempt did not fail. */
export async function backupFailure(lodge: Pick<Lodge, 'database'>): Promise<BackupFailureFacts | null> {
  const { failure, failures, night, at } = await nightlyRecord(lodge)
  return failure === null ? null : { failure, failures, lastAt: night === '' ? null : at }
}

/** Returns what is wrong with the nightly backup, or null if nothing is or none is made. */
export async function nightlyBackupProblem(lodge: Pick<Lodge, 'config' | 'database' | 'clock'>) {
  return lodge.config.backupDir === null ? null : backupProblem(await nightlyRecord(lodge), lodge.clock())
}

async function releaseClaim({ database: { kysely } }: BackedUp): Promise<void> {
  const stored = await findRecord(kysely)
  if (stored === undefined) return
  await replaceRecord(kysely, stored, JSON.stringify({ ...parseRecord(stored), claimedUntil: 0 }))
}

async function makeIfDue(lodge: BackedUp, folder: string): Promise<void> {
  const { database, clock } = lodge
  const stored = await findRecord(database.kysely)
  const record = parseRecord(stored)
  const now = clock()
  if (!isBackupDue(record, now)) return
  const claimed = JSON.stringify({ ...record, claimedUntil: now + CLAIM_MS })
  if (!(await replaceRecord(database.kysely, stored, claimed))) return
  await storeOutcome(lodge, claimed, await make(lodge, folder, record))
}

/** Stores the outcome of a backup, and queues the mail about a failure that does not pass, in one transaction. */
const storeOutcome = (
  { database, clock }: BackedUp,
  claimed: string,
  outcome: NightlyRecord,
): Promise<void> =>
  database.transaction(async (transaction) => {
    const isStored = await replaceRecord(transaction, claimed, JSON.stringify(outcome))
    if (!isStored || !isMailed(outcome)) return
    const payload = { template: 'backup-failed', subjectId: nightAt(clock()) } as const
    await enqueueJob(transaction, clock(), { kind: 'visitor-mail', payload })
  })

/** Makes one backup and returns the record of its outcome. */
async function make(lodge: BackedUp, folder: string, record: NightlyRecord): Promise<NightlyRecord> {
  const { config, database, clock, log } = lodge
  const now = clock()
  const night = nightAt(now)
  const file = join(folder, `lodge-${night}.${database.engine === 'sqlite' ? 'db' : 'dump'}`)
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const bytes = await backUp(config.databaseUrl, file)
    await deleteOldFiles(folder)
    log.info({ file, bytes }, 'The nightly backup was made')
    return { night, at: now, file, failures: 0, failure: null, nextAt: 0, claimedUntil: 0 }
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error)
    log.error({ failure, failures: record.failures + 1 }, 'The nightly backup failed')
    return afterFailure(record, failure, now)
  }
}

/** Deletes all but the newest nightly backups, and what killed ones left behind. Other files of the folder stay. */
async function deleteOldFiles(folder: string): Promise<void> {
  const files = (await readdir(folder)).filter((name) => NIGHTLY_FILE.test(name)).toSorted()
  const complete = files.filter((name) => !name.endsWith(PARTIAL))
  const unwanted = [...files.filter((name) => name.endsWith(PARTIAL)), ...complete.slice(0, -RETAINED)]
  await Promise.all(unwanted.map((name) => rm(join(folder, name), { force: true })))
}

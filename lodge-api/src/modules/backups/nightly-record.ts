import { dayInLima } from 'shared-ui/rules/dates/calendar-date'
import { HOUR_MS } from 'shared-ui/rules/dates/durations'
import type { BackupProblem } from 'shared-ui/validators/http/health'
import * as v from 'valibot'

/** The backup is made at three in the morning in Lima, when hardly anybody books. */
const BACKUP_HOUR = 3
/** How long a server may work on one backup, in ms: longer than `pg_dump` may run. */
export const CLAIM_MS = 45 * 60_000
const RETRY_DELAYS_MS = [10 * 60_000, 30 * 60_000]
const LONGEST_DELAY_MS = HOUR_MS
/** The lodge is mailed after this many failures in a row, forty minutes after the first: many pass by themselves. */
const MAILED_AFTER = 3
/** After this time without the night's backup it is reported as overdue, in ms. */
const GRACE_MS = 2 * HOUR_MS

const RecordSchema = v.object({
  /** The night (a day in Lima) of the last backup, '' before the first. */
  night: v.string(),
  /** When the last backup was made (epoch ms), and its file. */
  at: v.number(),
  file: v.string(),
  /** Failures since then, and the last one's reason. */
  failures: v.number(),
  failure: v.nullable(v.string()),
  /** No attempt before this instant (epoch ms). */
  nextAt: v.number(),
  /** Until when a server works on it (epoch ms). */
  claimedUntil: v.number(),
})
/** The record of the nightly backup, which all servers of a database share. */
export type NightlyRecord = v.InferOutput<typeof RecordSchema>

const NO_BACKUP: NightlyRecord = {
  night: '',
  at: 0,
  file: '',
  failures: 0,
  failure: null,
  nextAt: 0,
  claimedUntil: 0,
}

/** Parses the stored record; undefined before the first backup. */
export const parseRecord = (stored: string | undefined): NightlyRecord =>
  stored === undefined ? NO_BACKUP : v.parse(RecordSchema, JSON.parse(stored))

/** Returns the night whose backup should exist at `now` (epoch ms). */
export const nightAt = (now: number): string => dayInLima(now - BACKUP_HOUR * HOUR_MS)

/**
 * Whether a backup has to be made at `now` and no server is making it. Instants further ahead than they can be were written by a
 * wrong clock and are ignored.
 */
export const isBackupDue = (record: NightlyRecord, now: number): boolean =>
  record.night < nightAt(now) &&
  !isAhead(record.nextAt, now, LONGEST_DELAY_MS) &&
  !isAhead(record.claimedUntil, now, CLAIM_MS)

const isAhead = (instant: number, now: number, most: number): boolean =>
  instant > now && instant <= now + most

/** Returns the record after a failure at `now`: attempts go on, with growing delays, until a backup is made. */
export const afterFailure = (record: NightlyRecord, failure: string, now: number): NightlyRecord => ({
  ...record,
  failures: record.failures + 1,
  failure,
  nextAt: now + (RETRY_DELAYS_MS[record.failures] ?? LONGEST_DELAY_MS),
  claimedUntil: 0,
})

/** Whether the lodge is mailed about this failure: once until a backup is made. */
export const isMailed = ({ failures }: NightlyRecord): boolean => failures === MAILED_AFTER

/** What is wrong with the nightly backup at `now`, or null. */
export function backupProblem(record: NightlyRecord, now: number): BackupProblem | null {
  if (record.failure !== null) return 'backup_failed'
  return record.night < nightAt(now - GRACE_MS) ? 'backup_overdue' : null
}

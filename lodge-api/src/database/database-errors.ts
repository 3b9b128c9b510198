import { DatabaseUnavailable, DomainError } from '../errors.ts'
import { isBusy } from './sqlite/sqlite-busy.ts'

/** The disk or the quota of the database is full: nothing can be stored until space is freed. */
export class StorageFull extends DomainError {
  readonly code = 'storage_full'
}

const UNREACHABLE = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EHOSTUNREACH', 'ETIMEDOUT', 'EPIPE'])
// https://www.postgresql.org/docs/current/errcodes-appendix.html: connection exceptions, insufficient resources,
// 'operator intervention' (a server that stops or starts), and the two limits that postgres.ts sets.
const POSTGRES_CODES = /^(?:08\w{3}|53\w{3}|57P\w{2}|57014|25P03)$/
const POSTGRES_DISK_FULL = '53100'
// `pg` and Kysely set no code on these errors: a timeout, or a connection that ended before, during or between queries.
const POSTGRES_MESSAGES =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout|Postgres connection has been discarded)/
// https://www.sqlite.org/rescode.html: BUSY, LOCKED, READONLY, IOERR, CANTOPEN.
const SQLITE_CODES = new Set([5, 6, 8, 10, 14])
// FULL, and IOERR_SHMSIZE: no space to enlarge the index of the write-ahead log.
const SQLITE_FULL = 13
const SQLITE_IOERR_SHMSIZE = 4874

/**
 * Translates an engine's error to `StorageFull` or `DatabaseUnavailable`, with the original as cause. Errors of the statement
 * itself are returned unchanged. Only the drivers call it, because the same codes mean other things elsewhere: `ECONNRESET` is also
 * a visitor who closed the page.
 */
export function databaseErrorOf(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DomainError) return error
  if (isStorageFull(error)) return withMessage(new StorageFull(undefined, { cause: error }), error)
  if (isUnavailable(error)) return withMessage(new DatabaseUnavailable(undefined, { cause: error }), error)
  return error
}

/** Copies the message, because job logs show only the message of an error. */
function withMessage<Failure extends Error>(failure: Failure, { message }: Error): Failure {
  failure.message = message
  return failure
}

function isStorageFull(error: Error): boolean {
  if ('errcode' in error && typeof error.errcode === 'number') {
    return (error.errcode & 0xff) === SQLITE_FULL || error.errcode === SQLITE_IOERR_SHMSIZE
  }
  return 'code' in error && (error.code === POSTGRES_DISK_FULL || error.code === 'ENOSPC')
}

function isUnavailable(error: Error): boolean {
  if ('errcode' in error && typeof error.errcode === 'number') return SQLITE_CODES.has(error.errcode & 0xff)
  if ('code' in error && typeof error.code === 'string') {
    return UNREACHABLE.has(error.code) || POSTGRES_CODES.test(error.code)
  }
  return POSTGRES_MESSAGES.test(error.message)
}

/**
 * Whether the last write that needed disk space failed for lack of it, and whether the last write of the SQLite file failed because
 * another program had locked it. Set by the drivers, cleared by the probes of `GET /health`.
 */
export type StorageState = { isFull: boolean; isLocked: boolean }

export const newStorageState = (): StorageState => ({ isFull: false, isLocked: false })

/** Returns the function with which a driver translates errors; it sets `storage` when the disk is full or the file locked. */
export const errorTranslator =
  (storage: StorageState) =>
  (error: unknown): unknown => {
    const translated = databaseErrorOf(error)
    if (translated instanceof StorageFull) storage.isFull = true
    if (isBusy(error)) storage.isLocked = true
    return translated
  }

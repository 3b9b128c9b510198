const SQLITE_PRIMARY_KEY = 1555
const SQLITE_UNIQUE = 2067
const POSTGRES_UNIQUE = '23505'

/** Whether the database refused a row because its key, or a unique value of it, is taken. */
export function isUniqueConflict(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  if ('errcode' in error) return error.errcode === SQLITE_PRIMARY_KEY || error.errcode === SQLITE_UNIQUE
  return 'code' in error && error.code === POSTGRES_UNIQUE
}

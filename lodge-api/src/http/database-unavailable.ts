const UNREACHABLE = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EHOSTUNREACH', 'ETIMEDOUT', 'EPIPE'])
// https://www.postgresql.org/docs/current/errcodes-appendix.html: connection exceptions, insufficient resources, and
// 'operator intervention', which is a server that stops or starts.
const POSTGRES_CODES = /^(?:08\w{3}|53\w{3}|57P\w{2})$/
// `pg` has no code for these: a time-out while connecting, and a connection that ended under a query.
const POSTGRES_MESSAGES = /^(?:timeout exceeded when trying to connect|Connection terminated)/
// https://www.sqlite.org/rescode.html: BUSY, LOCKED, READONLY, IOERR, FULL, CANTOPEN.
const SQLITE_CODES = new Set([5, 6, 8, 10, 13, 14])

/** Whether an error says that the database cannot be reached or cannot work just now, and not that a statement is wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('errcode' in error && typeof error.errcode === 'number') return SQLITE_CODES.has(error.errcode & 0xff)
  if ('code' in error && typeof error.code === 'string') {
    return UNREACHABLE.has(error.code) || POSTGRES_CODES.test(error.code)
  }
  return POSTGRES_MESSAGES.test(error.message)
}

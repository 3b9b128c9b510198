import { DatabaseUnavailable } from '../errors.ts'

/**
 * Whether an error means that the database is unreachable or temporarily out of service. The drivers' errors have been
 * translated by database/database-errors.ts, so codes of other errors do not count.
 */
export const isDatabaseUnavailable = (error: unknown): boolean => error instanceof DatabaseUnavailable

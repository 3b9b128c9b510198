import { DatabaseUnavailable } from '../errors.ts'

/**
 * Whether an error says that the database cannot be reached or cannot work just now. The drivers translate their own errors
 * (database/database-errors.ts); the codes of other errors say nothing here.
 */
export const isDatabaseUnavailable = (error: unknown): boolean => error instanceof DatabaseUnavailable

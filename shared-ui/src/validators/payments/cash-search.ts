import * as v from 'valibot'

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/

/** A month, `YYYY-MM`. */
export const MonthText = v.pipe(v.string('date_malformed'), v.regex(MONTH, 'date_malformed'))

/** Which reservations with a balance: `begun` are those whose entry is today or earlier. */
export const RECEIVABLE_SCOPES = ['begun', 'all', 'credit'] as const
export type ReceivableScope = (typeof RECEIVABLE_SCOPES)[number]

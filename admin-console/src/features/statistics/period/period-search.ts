import * as v from 'valibot'

const text = v.optional(v.fallback(v.string(), ''))

/** The period in the URL; an invalid one is retained, so that it can be reported. */
export const PERIOD_SEARCH = { from: text, to: text }

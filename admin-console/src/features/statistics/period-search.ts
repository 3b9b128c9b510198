import * as v from 'valibot'

const text = v.optional(v.fallback(v.string(), ''))

/** the period as the page's address holds it, so that it can be shared; what is no period stays, to be told. */
export const PERIOD_SEARCH = { from: text, to: text }

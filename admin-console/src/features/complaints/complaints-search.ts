import * as v from 'valibot'

/** Whether a sheet waits for its answer. */
export const COMPLAINT_STATES = ['open', 'answered'] as const

/** What the sheets are narrowed by, as the page's address holds it; `''` for all. What is written wrongly is dropped. */
export const ComplaintsSearch = v.object({
  state: v.optional(v.fallback(v.picklist(['', ...COMPLAINT_STATES]), ''), ''),
})
export type ComplaintFilters = v.InferOutput<typeof ComplaintsSearch>

import { SPAN_LENGTHS } from 'shared-ui/rules/board/span-lengths'
import * as v from 'valibot'

/** Search parameters of the board page. An invalid date is retained, so that the page can report it. */
export const BoardSearch = v.object({
  from: v.optional(v.fallback(v.string(), '')),
  span: v.optional(v.fallback(v.picklist(SPAN_LENGTHS), 'month')),
  /** Only rooms for at least that many persons; all without it. */
  persons: v.optional(v.fallback(v.pipe(v.string(), v.regex(/^[1-9]\d?$/)), '')),
})
export type BoardAddress = v.InferOutput<typeof BoardSearch>

import { withoutNul } from 'shared-ui/validators/text'
import * as v from 'valibot'

/** A text of at most `longest` characters in a page's address; `''` where there is none, or one that the server would refuse. */
export const addressText = (longest: number) =>
  v.optional(v.fallback(v.pipe(v.string(), withoutNul, v.maxLength(longest)), ''), '')

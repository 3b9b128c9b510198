import { withoutNul } from 'shared-ui/validators/fields/text'
import * as v from 'valibot'

/** A text of at most `longest` characters in the URL's search; `''` if it is missing or the server would reject it. */
export const addressText = (longest: number) =>
  v.optional(v.fallback(v.pipe(v.string(), withoutNul, v.maxLength(longest)), ''), '')

/** A search term, limited to the length that the server accepts. */
export const AddressSearch = addressText(100)

/** The id of a record, limited to the longest id. */
export const AddressId = addressText(64)

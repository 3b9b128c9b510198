import { withoutNul } from 'shared-ui/validators/text'
import * as v from 'valibot'

/** A text of at most `longest` characters in a page's address; `''` where there is none, or one that the server would refuse. */
export const addressText = (longest: number) =>
  v.optional(v.fallback(v.pipe(v.string(), withoutNul, v.maxLength(longest)), ''), '')

/** What is searched for: as many characters as the server looks for. */
export const AddressSearch = addressText(100)

/** The id of a record, of as many characters as one may have. */
export const AddressId = addressText(64)

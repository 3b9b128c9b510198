import * as v from 'valibot'
import { readPart } from '../read-part.ts'
import { Text } from '../shapes.ts'

/** The terms that a lodge sets itself. Those that the software enforces (refunds, hours, tax) are not included. */
export const HOUSE_TERMS = readPart(
  'terms',
  v.object({
    description: Text,
    /** The day of the last change, as it is shown. */
    updated: v.pipe(v.string(), v.regex(/^\d\d\/\d\d\/\d{4}$/, 'must be a day such as 31/12/2026')),
    houseRules: v.array(
      v.object({
        /** The id of the part's anchor in the URL. */
        id: v.pipe(v.string(), v.slug('must be lower-case words joined by hyphens')),
        title: Text,
        points: v.array(Text),
      }),
    ),
    jurisdiction: v.array(Text),
  }),
)

import * as v from 'valibot'
import { CursorText } from './text.ts'

/** The most records that one call of a list gives. */
const LARGEST_PAGE = 100

/** C-05: a page of a list, newest first: `group` is how many, `after` the `next` of the answer before. */
export const PageQuery = {
  group: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,4}$/, 'whole_number'),
      v.transform(Number),
      v.minValue(1, 'whole_number'),
      v.maxValue(LARGEST_PAGE, 'group_too_large'),
    ),
    '20',
  ),
  after: v.optional(CursorText),
}

/** `total` counts what the filters let through; `next` is the cursor for more, null at the end. */
export const PageAnswer = { total: v.number(), next: v.nullable(v.string()) }

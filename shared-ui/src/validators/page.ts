import * as v from 'valibot'
import { digitsText } from './numeric.ts'
import { CursorText } from './text.ts'

/** The most records that one call of a list gives. */
export const LARGEST_GROUP = 100

/** C-05: a page of a list, newest first: `group` is how many, `usual` where it is not said; `after` the `next` of the answer before. */
export const pageQuery = (usual: `${number}`) => ({
  group: v.optional(
    v.pipe(digitsText(4), v.minValue(1, 'group_too_small'), v.maxValue(LARGEST_GROUP, 'group_too_large')),
    usual,
  ),
  after: v.optional(CursorText),
})

/** `total` counts what the filters let through; `next` is the cursor for more, null at the end. */
export const PageResponse = { total: v.number(), next: v.nullable(v.string()) }

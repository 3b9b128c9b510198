import * as v from 'valibot'
import { digitsText } from './numeric.ts'
import { CursorText } from './text.ts'

/** The most records of one page of a list. */
export const MAX_PAGE_SIZE = 100

/**
 * The query of a page of a list, newest first: `group` is its size, by default `defaultSize`; `after` is the `next` of the
 * previous page.
 */
export const pageQuery = (defaultSize: `${number}`) => ({
  group: v.optional(
    v.pipe(digitsText(4), v.minValue(1, 'group_too_small'), v.maxValue(MAX_PAGE_SIZE, 'group_too_large')),
    defaultSize,
  ),
  after: v.optional(CursorText),
})

/** `total` counts all records that match the filters; `next` is the cursor of the next page, null on the last. */
export const PageResponse = { total: v.number(), next: v.nullable(v.string()) }

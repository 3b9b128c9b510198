import * as v from 'valibot'

/** PostgreSQL cannot store U+0000 in a text, and nobody types it. */
export const withoutNul = v.check((text: string) => !text.includes('\0'), 'text_expected')

/** For search terms and ids: no stored text contains U+0000, so a text with one is not found instead of refused. */
export const nulReplaced = v.transform((text: string) => text.replaceAll('\0', ' '))

/** A text that is not empty after trimming, of at most `longest` characters. */
export const requiredText = (longest: number) =>
  v.pipe(
    v.string('required'),
    withoutNul,
    v.trim(),
    v.nonEmpty('required'),
    v.maxLength(longest, 'text_too_long'),
  )

/** An optional text, `''` if missing; trimmed, of at most `longest` characters. */
export const optionalText = (longest: number) =>
  v.optional(
    v.pipe(v.string('text_expected'), withoutNul, v.trim(), v.maxLength(longest, 'text_too_long')),
    '',
  )

/** Longer than any id. */
const NO_ID_LENGTH = 65

/** The id of a record. An invalid id is not found instead of refused, whatever its length or characters. */
export const IdText = v.pipe(
  v.string('required'),
  v.nonEmpty('required'),
  v.transform((id) => id.slice(0, NO_ID_LENGTH)),
  nulReplaced,
)

/** The ids of records in lists are UUIDv7, so that they sort by creation time. */
const CURSOR = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/**
 * The cursor of a list: the `next` of the previous page. Anything else is refused, because it would return an arbitrary
 * page.
 */
export const CursorText = v.pipe(v.string('text_expected'), v.regex(CURSOR, 'cursor_unknown'))

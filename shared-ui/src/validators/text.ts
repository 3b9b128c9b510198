import * as v from 'valibot'

/** PostgreSQL keeps no text with the character U+0000 in it, and nobody types one. */
export const withoutNul = v.check((text: string) => !text.includes('\0'), 'text_expected')

/** For what is looked up: no stored text has U+0000, so a text with one is not found instead of refused. */
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

/** A text that may be missing or empty, then `''`; trimmed, of at most `longest` characters. */
export const optionalText = (longest: number) =>
  v.optional(
    v.pipe(v.string('text_expected'), withoutNul, v.trim(), v.maxLength(longest, 'text_too_long')),
    '',
  )

/** Longer than any id. */
const NO_ID_LENGTH = 65

/** The id of a record. What is not one of ours is simply not found, however long, and so is what no database could keep. */
export const IdText = v.pipe(
  v.string('required'),
  v.nonEmpty('required'),
  v.transform((id) => id.slice(0, NO_ID_LENGTH)),
  nulReplaced,
)

/** The ids of records that lists go by are UUIDv7, so that they sort by when they were made. */
const CURSOR = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** Where a list goes on: the `next` of the answer before. Anything else would give some page that nobody asked for. */
export const CursorText = v.pipe(v.string('text_expected'), v.regex(CURSOR, 'cursor_unknown'))

import * as v from 'valibot'
import { characterCount } from '../../rules/text/character-count.ts'
import { linkToken } from '../../rules/text/link-token.ts'
import { cleanFreeText, cleanLine, isInvisible } from '../../rules/text/typed-text.ts'

/** PostgreSQL cannot store U+0000 in a text, and nobody types it. */
export const withoutNul = v.check((text: string) => !text.includes('\0'), 'text_expected')

/** For search terms and ids: no stored text contains U+0000, so a text with one is not found instead of refused. */
export const nulReplaced = v.transform((text: string) => text.replaceAll('\0', ' '))

/**
 * Refuses a text that is too long whatever is removed from it, before anything is computed: decomposed accents and
 * invisible characters take up to a few units for each visible character.
 */
const notFarTooLong = (longest: number) =>
  v.check((text: string) => text.length <= 4 * longest + 100, 'text_too_long')

/** Refuses a text of more than `longest` characters, counted as people are told. */
const notLonger = (longest: number) =>
  v.check((text: string) => characterCount(text) <= longest, 'text_too_long')

const cleaned = (longest: number, clean: (typed: string) => string) =>
  v.pipe(
    v.string('text_expected'),
    withoutNul,
    notFarTooLong(longest),
    v.transform(clean),
    notLonger(longest),
  )

const filled = (longest: number, clean: (typed: string) => string) =>
  v.pipe(
    v.string('required'),
    withoutNul,
    notFarTooLong(longest),
    v.transform(clean),
    v.check((text) => !isInvisible(text), 'required'),
    notLonger(longest),
  )

/** A text of any lines with something visible in it, without bidirectional controls, of at most `longest` characters. */
export const requiredText = (longest: number) => filled(longest, cleanFreeText)

/** An optional text of any lines, `''` if missing, cleaned like `requiredText`. */
export const optionalText = (longest: number) => v.optional(cleaned(longest, cleanFreeText), '')

/** A name, an address or a number: one line without invisible characters, of at most `longest` characters. */
export const requiredLine = (longest: number) => filled(longest, cleanLine)

/** An optional line, `''` if missing, cleaned like `requiredLine`. */
export const optionalLine = (longest: number) => v.optional(cleaned(longest, cleanLine), '')

/** A token or number that software wrote, of 1 to `longest` characters; it is never changed. */
export const requiredToken = (longest: number) =>
  v.pipe(v.string('required'), withoutNul, v.nonEmpty('required'), v.maxLength(longest, 'text_too_long'))

/**
 * The token of a link in a mail, without what mail programs add before or after it. A truncated or lengthened one is
 * handled as unknown: tokens are compared by their hash, so any length is accepted.
 */
export const LinkToken = v.optional(v.pipe(v.string('text_expected'), v.transform(linkToken)), '')

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

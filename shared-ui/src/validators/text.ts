import * as v from 'valibot'

/** A text that is not empty after trimming, of at most `longest` characters. */
export const requiredText = (longest: number) =>
  v.pipe(v.string('required'), v.trim(), v.nonEmpty('required'), v.maxLength(longest, 'text_too_long'))

/** A text that may be missing or empty, then `''`; trimmed, of at most `longest` characters. */
export const optionalText = (longest: number) =>
  v.optional(v.pipe(v.string('text_expected'), v.trim(), v.maxLength(longest, 'text_too_long')), '')

/** The id of a record. What is not one of ours is simply not found. */
export const IdText = v.pipe(v.string('required'), v.nonEmpty('required'), v.maxLength(64, 'text_too_long'))

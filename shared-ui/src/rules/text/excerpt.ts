import { lazy } from '../lazy.ts'

/** How many characters of a description public lists show. */
export const EXCERPT_LENGTH = 150

const segmenter = lazy(() => new Intl.Segmenter('es', { granularity: 'grapheme' }))

/** Texts in which each UTF-16 unit is one character: no combining accents, emoji or CRLF. */
const PLAIN = /^[\n -~\u00a0-\u024f\u2010-\u2027]*$/

/** A character and the accents combined with it. */
const ACCENTED = /\P{M}\p{M}*|\p{M}+/gu

/**
 * The characters of a text as people count them. A plain text avoids `Intl.Segmenter`, which takes a phone a tenth of a
 * second. Firefox before 125 lacks it: an emoji of several parts may be split there.
 */
function glyphsOf(text: string): string[] {
  if (PLAIN.test(text)) return text.split('')
  if (!('Segmenter' in Intl)) return text.match(ACCENTED) ?? []
  return Array.from(segmenter().segment(text), (part) => part.segment)
}

/**
 * Splits a text after at most `length` characters as people count them, so never inside a combined accent or an emoji;
 * `rest` is empty if the whole text fits.
 */
export function excerpt(text: string, length: number = EXCERPT_LENGTH): { start: string; rest: string } {
  const characters = glyphsOf(text)
  if (characters.length <= length) return { start: text, rest: '' }
  return { start: characters.slice(0, length).join(''), rest: characters.slice(length).join('') }
}

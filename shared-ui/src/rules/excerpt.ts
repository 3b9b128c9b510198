import { lazy } from './lazy.ts'

/** N-05: how many characters of a description public lists show. */
export const EXCERPT_LENGTH = 150

const segmenter = lazy(() => new Intl.Segmenter('es', { granularity: 'grapheme' }))

/** Texts in which each sign is a letter of its own: no accents, emoji or line ends of two signs. */
const PLAIN = /^[\n -~\u00a0-\u024f\u2010-\u2027]*$/

/** The letters of a text as people count them. To get a segmenter ready takes a phone a tenth of a second. */
const glyphsOf = (text: string): string[] =>
  PLAIN.test(text) ? text.split('') : Array.from(segmenter().segment(text), (part) => part.segment)

/**
 * The beginning of a text and what follows it (N-05). Cut after at most `length` characters as people count them, so
 * never inside a letter with its accent or an emoji; `rest` is empty when all of it fits.
 */
export function excerpt(text: string, length: number = EXCERPT_LENGTH): { start: string; rest: string } {
  const characters = glyphsOf(text)
  if (characters.length <= length) return { start: text, rest: '' }
  return { start: characters.slice(0, length).join(''), rest: characters.slice(length).join('') }
}

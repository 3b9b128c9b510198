import { madeOnce } from './made-once.ts'

/** N-05: how many characters of a description public lists show. */
export const EXCERPT_LENGTH = 150

const segmenter = madeOnce(() => new Intl.Segmenter('es', { granularity: 'grapheme' }))

/**
 * The beginning of a text and what follows it (N-05). Cut after at most `length` characters as people count them, so
 * never inside a letter with its accent or an emoji; `rest` is empty when all of it fits.
 */
export function excerpt(text: string, length: number = EXCERPT_LENGTH): { start: string; rest: string } {
  const characters = Array.from(segmenter().segment(text), (part) => part.segment)
  if (characters.length <= length) return { start: text, rest: '' }
  return { start: characters.slice(0, length).join(''), rest: characters.slice(length).join('') }
}

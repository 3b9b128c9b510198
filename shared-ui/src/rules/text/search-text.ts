import { cleanLine } from './typed-text.ts'

/** Apostrophes, accents typed for them, and quotation marks: phones replace one by another while one types. */
const QUOTES = /["'`´ʹʻʼʽˈ′″‘’‚‛“”„‟‹›«»]/g

/** The hybrid sign before a name: `×`, a similar sign, or the letter x alone. */
const HYBRID = /(^| )x (?=\p{L})/gu

/**
 * Normalises a text for searching: lower case, without accents, single spaces, every quotation mark as an apostrophe,
 * every dash as a hyphen, and a hybrid's `×` or `x` joined to its name. Both stored texts and search terms are
 * normalised, so 'PLÁTANO' finds 'plátano'.
 */
export function searchText(text: string): string {
  return cleanLine(text)
    .replace(QUOTES, "'")
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/\p{Pd}/gu, '-')
    .replace(/[×✕✖⨯]/g, ' x ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(HYBRID, '$1x')
}

/** A term that matches no row: a searched text never contains a line break. */
const MATCHES_NOTHING = '\n'

/**
 * The search terms, normalised like the texts that are searched; an empty list matches everything. Wildcards and quotes
 * are removed; if nothing else was typed, the result matches nothing.
 */
export function searchWords(typed: string): string[] {
  const normalised = searchText(typed)
  if (normalised === '') return []
  const words = normalised
    .split(' ')
    .map((word) => word.replace(/[\\%_]/g, '').replace(/^'+|'+$/g, ''))
    .filter(Boolean)
  return words.length > 0 ? words : [MATCHES_NOTHING]
}

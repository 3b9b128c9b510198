/**
 * Normalises a text for searching: lower case, without accents, the hybrid sign `×` as `x`, single spaces. Both stored
 * texts and search terms are normalised, so 'PLÁTANO' finds 'plátano'.
 */
export function searchText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('×', 'x')
    .replace(/\s+/g, ' ')
    .trim()
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
    .map((word) => word.replace(/[\\%_"]/g, ''))
    .filter(Boolean)
  return words.length > 0 ? words : [MATCHES_NOTHING]
}

import { searchText } from 'shared-ui/rules/search-text'

/** A term that matches no row: search texts never contain a line break. */
const MATCHES_NOTHING = '\n'

/**
 * Splits a search into words, folded like the search texts. Wildcards are removed; a word of wildcards only matches
 * nothing.
 */
export const searchWords = (typed: string): string[] =>
  searchText(typed)
    .split(' ')
    .filter(Boolean)
    .map((word) => word.replace(/[\\%_]/g, '') || MATCHES_NOTHING)

import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import { searchText } from 'shared-ui/rules/text/search-text'

/** A term that matches no row: search texts never contain a line break. */
const MATCHES_NOTHING = '\n'

/**
 * Splits a search into words, folded like the search texts. Wildcards are removed; unlike in the search for plants, a
 * word of wildcards only matches nothing.
 */
export const strictSearchWords = (typed: string): string[] =>
  searchText(typed)
    .split(' ')
    .filter(Boolean)
    .map((word) => word.replace(/[\\%_]/g, '') || MATCHES_NOTHING)

/**
 * Returns the condition that each of the words is part of the column's text; without words, every row matches. The
 * words must be free of wildcards.
 */
export const containsEachWord = (
  column: `${string}search_text`,
  words: readonly string[],
): Expression<SqlBool> =>
  expressionBuilder().and(words.map((word) => sql<SqlBool>`${sql.ref(column)} like ${`%${word}%`}`))

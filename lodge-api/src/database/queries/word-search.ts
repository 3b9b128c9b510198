import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import { searchText } from 'shared-ui/rules/text/search-text'

/** Splits a search into words, folded like the search texts. */
export const wordsOf = (typed: string): string[] => searchText(typed).split(' ').filter(Boolean)

/** The condition that a text is part of the column's text. Wildcards in it are compared as they are. */
const contains = (column: string, part: string): Expression<SqlBool> => {
  const pattern = `%${part.replace(/[\\%_]/g, '\\$&')}%`
  return sql<SqlBool>`${sql.ref(column)} like ${pattern} escape '\\'`
}

/** Returns the condition that one form of each term is part of the column's text; without terms, every row matches. */
export const containsEachTerm = (
  column: `${string}search_text`,
  terms: readonly (readonly string[])[],
): Expression<SqlBool> => {
  const { and, or } = expressionBuilder()
  return and(terms.map((forms) => or(forms.map((form) => contains(column, form)))))
}

/** Returns the condition that each of the words is part of the column's text; without words, every row matches. */
export const containsEachWord = (
  column: `${string}search_text`,
  words: readonly string[],
): Expression<SqlBool> =>
  containsEachTerm(
    column,
    words.map((word) => [word]),
  )

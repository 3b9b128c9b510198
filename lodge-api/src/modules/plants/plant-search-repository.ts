import { type Expression, type SqlBool, sql } from 'kysely'
import type { Engine } from '../../database/connect.ts'
import { containsEachWord } from '../../database/queries/word-search.ts'

/** Both engines index trigrams; shorter words are searched without an index. */
const INDEXED_LENGTH = 3

const inIndex = (words: string[]): Expression<SqlBool> => {
  const match = words.map((word) => `"${word}"`).join(' ')
  return sql<SqlBool>`plant.search_row in (select rowid from plant_search where plant_search match ${match})`
}

/**
 * Returns the conditions under which each word (of `searchWords`) is part of a plant's name, scientific name, family or
 * zone. PostgreSQL uses its trigram index by itself; SQLite's index has to be queried.
 */
export function searchConditions(words: string[], engine: Engine): Expression<SqlBool>[] {
  if (engine === 'postgres') return [containsEachWord('plant.search_text', words)]
  const indexed = words.filter((word) => Array.from(word).length >= INDEXED_LENGTH)
  const short = words.filter((word) => !indexed.includes(word))
  return [...(indexed.length > 0 ? [inIndex(indexed)] : []), containsEachWord('plant.search_text', short)]
}

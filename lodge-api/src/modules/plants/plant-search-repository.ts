import { type Expression, type SqlBool, sql } from 'kysely'
import type { Engine } from '../../database/connect.ts'

/** Both indexes know texts by three characters together; what is shorter is looked for in each plant. */
const INDEXED_LENGTH = 3

const contains = (word: string): Expression<SqlBool> => sql<SqlBool>`plant.search_text like ${`%${word}%`}`

const inIndex = (words: string[]): Expression<SqlBool> => {
  const wanted = words.map((word) => `"${word}"`).join(' ')
  return sql<SqlBool>`plant.search_row in (select rowid from plant_search where plant_search match ${wanted})`
}

/**
 * P-06: what a plant must fulfil so that each word (of `searchWords`) is part of its name, scientific name, family or zone. PostgreSQL finds
 * patterns by its index itself; SQLite must be asked for its own.
 */
export function foundBy(words: string[], engine: Engine): Expression<SqlBool>[] {
  if (engine === 'postgres') return words.map(contains)
  const indexed = words.filter((word) => Array.from(word).length >= INDEXED_LENGTH)
  const short = words.filter((word) => !indexed.includes(word))
  return [...(indexed.length > 0 ? [inIndex(indexed)] : []), ...short.map(contains)]
}

import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'

/** The database was restarted, or ended, under a reader. */
export class DatabaseGone extends Error {
  override name = 'DatabaseGone'
}

/** Reads the lodge's tables from outside, with SQL of its own: the server's code is what is being tested. */
export type Reader = {
  rows: <Row>(sql: string) => Promise<Row[]>
  close: () => Promise<void>
}

/**
 * Opens a reader. On SQLite it only reads, so that closing it leaves the write-ahead log of a killed server as it lay, for the
 * next one to recover.
 */
export async function openReader(databaseUrl: string): Promise<Reader> {
  if (databaseUrl.startsWith('postgres')) {
    const client = new pg.Client({ connectionString: databaseUrl })
    // A lost connection is an event, and would end this process; the next query says it too.
    client.on('error', () => undefined)
    await orGone(client.connect())
    return {
      rows: async <Row>(sql: string) => (await orGone(client.query(sql))).rows as Row[],
      close: () => client.end(),
    }
  }
  const file = new DatabaseSync(databaseUrl, { readOnly: true, timeout: 5_000 })
  return {
    rows: async <Row>(sql: string) => file.prepare(sql).all() as Row[],
    close: async () => file.close(),
  }
}

async function orGone<Result>(query: Promise<Result>): Promise<Result> {
  try {
    return await query
  } catch (cause) {
    throw new DatabaseGone(undefined, { cause })
  }
}

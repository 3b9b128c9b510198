import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'

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
    await client.connect()
    return {
      rows: async <Row>(sql: string) => (await client.query(sql)).rows as Row[],
      close: () => client.end(),
    }
  }
  const file = new DatabaseSync(databaseUrl, { readOnly: true, timeout: 5_000 })
  return {
    rows: async <Row>(sql: string) => file.prepare(sql).all() as Row[],
    close: async () => file.close(),
  }
}

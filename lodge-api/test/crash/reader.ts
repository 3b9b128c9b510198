import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'

/** The database was restarted or stopped during a read. */
export class DatabaseUnreachable extends Error {
  override name = 'DatabaseUnreachable'
}

/** Reads the lodge's tables with its own SQL, independent of the tested code. */
export type Reader = {
  rows: <Row>(sql: string) => Promise<Row[]>
  close: () => Promise<void>
}

/**
 * Opens a reader. On SQLite it is read-only, so that closing it leaves the write-ahead log of a killed server for the next server
 * to recover.
 */
export async function openReader(databaseUrl: string): Promise<Reader> {
  if (databaseUrl.startsWith('postgres')) {
    const client = new pg.Client({ connectionString: databaseUrl })
    // A lost connection emits 'error', which would end this process; the next query fails too.
    client.on('error', () => undefined)
    await orNotFound(client.connect())
    return {
      rows: async <Row>(sql: string) => (await orNotFound(client.query(sql))).rows as Row[],
      close: () => client.end(),
    }
  }
  const file = new DatabaseSync(databaseUrl, { readOnly: true, timeout: 5_000 })
  return {
    rows: async <Row>(sql: string) => file.prepare(sql).all() as Row[],
    close: async () => file.close(),
  }
}

async function orNotFound<Result>(query: Promise<Result>): Promise<Result> {
  try {
    return await query
  } catch (cause) {
    throw new DatabaseUnreachable(undefined, { cause })
  }
}

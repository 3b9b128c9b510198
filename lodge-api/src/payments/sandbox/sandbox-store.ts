import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import * as v from 'valibot'
import { refundBook } from './refund-book.ts'

/**
 * The sandbox's store. A charge is on disk (`synchronous=FULL`) before the response, so that charges can be compared with
 * reservations after any crash. Amounts are céntimos; card numbers are masked.
 */
export type SandboxStore = ReturnType<typeof openSandboxStore>

const SCHEMA = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA busy_timeout = 5000;
  CREATE TABLE IF NOT EXISTS session (
    sessionKey TEXT PRIMARY KEY, amount INTEGER NOT NULL, email TEXT NOT NULL, expiresAt INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS token (
    token TEXT PRIMARY KEY, actionCode TEXT NOT NULL, card TEXT NOT NULL, brand TEXT NOT NULL,
    expiresAt INTEGER NOT NULL, used INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS charge (
    purchaseNumber TEXT PRIMARY KEY, amount INTEGER NOT NULL, status TEXT NOT NULL, actionCode TEXT NOT NULL,
    card TEXT NOT NULL, brand TEXT NOT NULL, transactionId TEXT NOT NULL UNIQUE, transactionDate TEXT NOT NULL,
    signature TEXT NOT NULL UNIQUE
  ) STRICT;
`

const sessionRow = v.object({
  sessionKey: v.string(),
  amount: v.number(),
  email: v.string(),
  expiresAt: v.number(),
})
const tokenRow = v.object({
  token: v.string(),
  actionCode: v.string(),
  card: v.string(),
  brand: v.string(),
  expiresAt: v.number(),
  used: v.number(),
})
const chargeRow = v.object({
  purchaseNumber: v.string(),
  amount: v.number(),
  status: v.picklist(['Authorized', 'Not Authorized', 'Voided']),
  actionCode: v.string(),
  card: v.string(),
  brand: v.string(),
  transactionId: v.string(),
  transactionDate: v.string(),
  signature: v.string(),
})

export type StoredSession = v.InferOutput<typeof sessionRow>
export type StoredToken = v.InferOutput<typeof tokenRow>
export type StoredCharge = v.InferOutput<typeof chargeRow>

/** Opens the store, and creates it if it does not exist. */
export function openSandboxStore(file: string) {
  const database = new DatabaseSync(file)
  database.exec(SCHEMA)
  return {
    ...sessionsAndTokens(database),
    ...charges(database),
    ...refundBook(database),
    close: () => database.close(),
  }
}

function insert(database: DatabaseSync, table: string, row: Record<string, SQLInputValue>): void {
  const columns = Object.keys(row)
  const placeholders = columns.map((column) => `:${column}`)
  database.prepare(`INSERT INTO ${table} (${columns.join()}) VALUES (${placeholders.join()})`).run(row)
}

function sessionsAndTokens(database: DatabaseSync) {
  return {
    addSession: (session: StoredSession) => insert(database, 'session', session),

    session(sessionKey: string): StoredSession | undefined {
      const row = database.prepare('SELECT * FROM session WHERE sessionKey = ?').get(sessionKey)
      return row && v.parse(sessionRow, row)
    },

    addToken: (token: StoredToken) => insert(database, 'token', token),

    token(token: string): StoredToken | undefined {
      const row = database.prepare('SELECT * FROM token WHERE token = ?').get(token)
      return row && v.parse(tokenRow, row)
    },
  }
}

function charges(database: DatabaseSync) {
  return {
    chargeWhere(
      column: 'purchaseNumber' | 'signature' | 'transactionId',
      value: string,
    ): StoredCharge | undefined {
      const row = database.prepare(`SELECT * FROM charge WHERE ${column} = ?`).get(value)
      return row && v.parse(chargeRow, row)
    },

    charges: (): StoredCharge[] =>
      v.parse(v.array(chargeRow), database.prepare('SELECT * FROM charge ORDER BY rowid').all()),

    /** Marks the token as used and stores the charge, in one transaction. */
    addCharge(charge: StoredCharge, token: string): void {
      database.exec('BEGIN IMMEDIATE')
      try {
        database.prepare('UPDATE token SET used = 1 WHERE token = ?').run(token)
        insert(database, 'charge', charge)
        database.exec('COMMIT')
      } catch (error) {
        database.exec('ROLLBACK')
        throw error
      }
    },

    markVoided(purchaseNumber: string): void {
      database.prepare(`UPDATE charge SET status = 'Voided' WHERE purchaseNumber = ?`).run(purchaseNumber)
    },
  }
}

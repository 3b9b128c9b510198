import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Engine, openDatabase } from '../../src/database/connect.ts'
import { newId } from '../../src/database/ids.ts'
import { migrate } from '../../src/database/migrate.ts'
import { insertRoom } from '../../src/modules/rooms/rooms-repository.ts'
import type { EmptyDatabase } from '../empty-database.ts'
import { type Books, readLodgeBooks, type ToldOutcome } from '../money/auditor/books.ts'
import { type ServerProcess, spawnServer } from '../server-process.ts'
import { type CrashBooks, filesIn } from './books.ts'
import { openPaymentLine, type PaymentLine } from './payment-line.ts'
import { openReader, type Reader } from './reader.ts'
import { type BookedCharge, MERCHANT, type SandboxProcess, startSandboxProcess } from './sandbox-process.ts'

/** A lodge to crash: its data, its provider, and the line between them. The server is started and killed at will. */
export type House = {
  engine: Engine
  sandbox: SandboxProcess
  line: PaymentLine
  rooms: string[]
  mailFolder: string
  /** Starts the real server on the data as they lie. */
  start: () => StartedServer
  openReader: () => Promise<Reader>
  /** Everything as it stands, with what guests were told. */
  books: (told: ToldOutcome[]) => Promise<CrashBooks>
  close: () => Promise<void>
}

export type StartedServer = {
  server: ServerProcess
  /** The address of its API, once it listens. Rejects when it ends before. */
  listening: Promise<string>
}

/** The server in one file, and the folder in which Node keeps what it has made of it. */
export type ServerCode = { main: string; cache: string }

const ROOMS = 8

export async function openHouse(database: EmptyDatabase, code: ServerCode): Promise<House> {
  const folder = mkdtempSync(join(tmpdir(), 'lodge-crash-'))
  // The server looks for its SQLite file in its data folder, under the name that `newSqliteFile` gives.
  const engine = database.url.startsWith('postgres') ? 'postgres' : 'sqlite'
  const dataDir = engine === 'postgres' ? folder : dirname(database.url)
  const mailFolder = join(dataDir, 'mail')
  const rooms = await furnish(database.url)
  const sandbox = await startSandboxProcess(folder)
  const line = await openPaymentLine(sandbox.url)
  const reading = () => openReader(database.url)
  return {
    engine,
    sandbox,
    line,
    rooms,
    mailFolder,
    openReader: reading,
    start() {
      const settings = settingsOf({ dataDir, database, line, codeCache: code.cache })
      const server = spawnServer(settings, { folder, main: code.main })
      return { server, listening: apiOf(server) }
    },
    async books(told) {
      const reader = await reading()
      try {
        const lodge = await readLodgeBooks((sql) => reader.rows(sql))
        const charges = (await sandbox.charges()).map((charge) => ({ ...charge, status: statusOf(charge) }))
        const provider = { charges, refunds: await sandbox.refunds() }
        return { ...withoutHolds({ ...lodge, told, provider }), mailFiles: filesIn(mailFolder) }
      } finally {
        await reader.close()
      }
    },
    async close() {
      await line.close()
      await sandbox.stop()
      await database.remove()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Holds of guests who heard nothing last for a quarter of an hour, and end by themselves. */
function withoutHolds(books: Books): Books {
  const held = books.purchases.filter(({ state }) => state === 'held').map((row) => row.purchase_number)
  return {
    ...books,
    purchases: books.purchases.filter(({ purchase_number }) => !held.includes(purchase_number)),
    nights: books.nights.filter(({ purchase_number }) => purchase_number === null),
    told: books.told.filter(({ purchaseNumber }) => !held.includes(Number(purchaseNumber))),
  }
}

const STATUSES = { Authorized: 'standing', Voided: 'voided', 'Not Authorized': 'denied' } as const

function statusOf({ status }: BookedCharge) {
  const known = Object.entries(STATUSES).find(([name]) => name === status)
  if (!known) throw new Error(`The sandbox has a charge that is ${status}.`)
  return known[1]
}

async function apiOf(server: ServerProcess): Promise<string> {
  await server.said('API:')
  const port = /Sitio público: +http:\/\/localhost:(\d+)/.exec(server.output())?.[1]
  return `http://127.0.0.1:${port}/api`
}

type Surroundings = { dataDir: string; database: EmptyDatabase; line: PaymentLine; codeCache: string }

function settingsOf({ dataDir, database, line, codeCache }: Surroundings): Record<string, string> {
  return {
    HOST: '127.0.0.1',
    PUBLIC_PORT: '0',
    ADMIN_PORT: '0',
    LODGE_DATA_DIR: dataDir,
    LODGE_SEED: 'none',
    LODGE_STAFF_PASSWORD: 'una clave de prueba',
    PAYMENT_PROVIDER: 'niubiz',
    NIUBIZ_API_URL: line.url,
    NIUBIZ_USER: MERCHANT.user,
    NIUBIZ_PASSWORD: MERCHANT.password,
    NIUBIZ_MERCHANT_ID: MERCHANT.merchantId,
    NIUBIZ_REFUND_AFTER_DAYS: '0',
    PAYMENT_LOOKUP_SECONDS: '1,2,3,4',
    // On PostgreSQL nobody else may touch a charge that a killed server was at before its lease has ended.
    PAYMENT_LEASE_SECONDS: '5',
    // Guests come from addresses of their own, as behind a proxy: one address may hold six rooms only (M-08).
    TRUST_PROXY: 'loopback',
    // Node keeps the code it has made ready once: a start takes a third less.
    NODE_COMPILE_CACHE: codeCache,
    ...(database.url.startsWith('postgres') && { DATABASE_URL: database.url }),
  }
}

async function furnish(databaseUrl: string): Promise<string[]> {
  const database = openDatabase(databaseUrl)
  await migrate(database)
  const ids = Array.from({ length: ROOMS }, () => newId(Date.now()))
  for (const [index, id] of ids.entries()) {
    await insertRoom(database.kysely, {
      id,
      identifier: `Molle ${index + 1}`,
      category: 'Doble',
      description: 'Dos camas y una ventana al valle.',
      price_per_night: 2_000_000,
      capacity: 2,
      photo_version: null,
      archived_at: null,
      created_at: new Date().toISOString(),
    })
  }
  await database.close()
  return ids
}

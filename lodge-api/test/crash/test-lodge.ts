import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Engine, openDatabase } from '../../src/database/connect.ts'
import { newId } from '../../src/database/ids.ts'
import { migrate } from '../../src/database/migrate.ts'
import { insertRoom } from '../../src/modules/rooms/rooms-repository.ts'
import type { EmptyDatabase } from '../databases/empty-database.ts'
import { type Books, type ReportedOutcome, readLodgeBooks } from '../money/auditor/books.ts'
import { type ServerProcess, spawnServer } from '../processes/server-process.ts'
import { type CrashBooks, filesIn } from './books.ts'
import { openPaymentProxy, type PaymentProxy } from './payment-proxy.ts'
import { openReader, type Reader } from './reader.ts'
import { type BookedCharge, MERCHANT, type SandboxProcess, startSandboxProcess } from './sandbox-process.ts'

/** A lodge for crash tests: its data, its provider, and the proxy between them. The server is started and killed on demand. */
export type TestLodge = {
  engine: Engine
  sandbox: SandboxProcess
  proxy: PaymentProxy
  rooms: string[]
  mailFolder: string
  /** Starts the real server on the existing data, with further settings and with sockets to listen on. */
  start: (settings?: Record<string, string>, sockets?: readonly number[]) => StartedServer
  openReader: () => Promise<Reader>
  /** Returns the current records of lodge and provider, with the outcomes reported to guests. */
  books: (reported: ReportedOutcome[]) => Promise<CrashBooks>
  close: () => Promise<void>
}

export type StartedServer = {
  server: ServerProcess
  /** Address of its API, once it listens. Rejects if the server ends before. */
  listening: Promise<string>
}

/** The bundled server, and the folder of Node's compile cache. */
export type ServerCode = { main: string; cache: string }

const ROOMS = 8

export async function openTestLodge(database: EmptyDatabase, code: ServerCode): Promise<TestLodge> {
  const folder = mkdtempSync(join(tmpdir(), 'lodge-crash-'))
  // The server expects its SQLite file in its data folder, under the name that `newSqliteFile` uses.
  const engine = database.url.startsWith('postgres') ? 'postgres' : 'sqlite'
  const dataDir = engine === 'postgres' ? folder : dirname(database.url)
  const mailFolder = join(dataDir, 'mail')
  const rooms = await addRooms(database.url)
  const sandbox = await startSandboxProcess(folder)
  const proxy = await openPaymentProxy(sandbox.url)
  const newReader = () => openReader(database.url)
  return {
    engine,
    sandbox,
    proxy,
    rooms,
    mailFolder,
    openReader: newReader,
    start(settings = {}, sockets = []) {
      const all = { ...settingsOf({ dataDir, database, proxy, codeCache: code.cache }), ...settings }
      const server = spawnServer(all, { folder, main: code.main, sockets })
      return { server, listening: apiOf(server) }
    },
    async books(reported) {
      const reader = await newReader()
      try {
        const lodge = await readLodgeBooks((sql) => reader.rows(sql))
        const charges = (await sandbox.charges()).map((charge) => ({ ...charge, status: statusOf(charge) }))
        const provider = { charges, refunds: await sandbox.refunds() }
        return { ...withoutHolds({ ...lodge, reported, provider }), mailFiles: filesIn(mailFolder) }
      } finally {
        await reader.close()
      }
    },
    async close() {
      await proxy.close()
      await sandbox.stop()
      await database.remove()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Removes the holds of guests without a response; they last a quarter of an hour and expire by themselves. */
function withoutHolds(books: Books): Books {
  const held = books.purchases.filter(({ state }) => state === 'held').map((row) => row.purchase_number)
  return {
    ...books,
    purchases: books.purchases.filter(({ purchase_number }) => !held.includes(purchase_number)),
    nights: books.nights.filter(({ purchase_number }) => purchase_number === null),
    reported: books.reported.filter(({ purchaseNumber }) => !held.includes(Number(purchaseNumber))),
  }
}

const STATUSES = { Authorized: 'active', Voided: 'voided', 'Not Authorized': 'denied' } as const

function statusOf({ status }: BookedCharge) {
  const known = Object.entries(STATUSES).find(([name]) => name === status)
  if (!known) throw new Error(`Unknown status of a charge in the sandbox: ${status}.`)
  return known[1]
}

async function apiOf(server: ServerProcess): Promise<string> {
  await server.said('API:')
  const port = /Sitio público: +http:\/\/localhost:(\d+)/.exec(server.output())?.[1]
  return `http://127.0.0.1:${port}/api`
}

type Surroundings = { dataDir: string; database: EmptyDatabase; proxy: PaymentProxy; codeCache: string }

function settingsOf({ dataDir, database, proxy, codeCache }: Surroundings): Record<string, string> {
  return {
    HOST: '127.0.0.1',
    PUBLIC_PORT: '0',
    ADMIN_PORT: '0',
    LODGE_DATA_DIR: dataDir,
    LODGE_SEED: 'none',
    LODGE_STAFF_PASSWORD: 'una clave de prueba',
    PAYMENT_PROVIDER: 'niubiz',
    NIUBIZ_API_URL: proxy.url,
    NIUBIZ_USER: MERCHANT.user,
    NIUBIZ_PASSWORD: MERCHANT.password,
    NIUBIZ_MERCHANT_ID: MERCHANT.merchantId,
    NIUBIZ_REFUND_AFTER_DAYS: '0',
    PAYMENT_LOOKUP_SECONDS: '1,2,3,4',
    // On PostgreSQL another server may take over an interrupted charge only after its lease.
    PAYMENT_LEASE_SECONDS: '5',
    // Guests have their own addresses, as behind a proxy, because one address may hold six rooms only.
    TRUST_PROXY: 'loopback',
    // Node reuses compiled code, which saves a third of a start.
    NODE_COMPILE_CACHE: codeCache,
    ...(database.url.startsWith('postgres') && { DATABASE_URL: database.url }),
  }
}

async function addRooms(databaseUrl: string): Promise<string[]> {
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

import type { FastifyBaseLogger } from 'fastify'
import { readConfig } from '../../src/config.ts'
import { connectMail } from '../../src/connect-mail.ts'
import type { Database } from '../../src/database/connect.ts'
import { createWorker, type Worker } from '../../src/jobs/worker.ts'
import type { Lodge } from '../../src/lodge.ts'
import { createMailHandler } from '../../src/mail/mail-handler.ts'
import {
  createPaymentCompleter,
  endLeases,
  type PaymentCompleter,
} from '../../src/modules/purchases/completion/payment-completer.ts'
import { createServiceRecord } from '../../src/outside/service-record.ts'
import type { PaymentProvider } from '../../src/payments/payment-provider.ts'
import { registerProviders } from '../../src/payments/provider-registry.ts'
import type { SentMail } from './auditor/books.ts'
import { CLIENT_ERROR } from './provider/provider-link.ts'
import type { Timers } from './virtual-timers.ts'

const CONFIG = readConfig({
  LOG_LEVEL: 'silent',
  SESSION_SECRET: 'the secret of these tests, which no file needs',
})
const LINKS = { publicUrl: 'https://lodge.example.pe', adminUrl: 'https://consola.example.pe' }
const SECRET = new Uint8Array(32)

/** The error message of a mail server that is down. */
export const MAIL_DOWN = 'the mail server is down'

/** One process of the server, from start to end or kill. */
export type ServerProcess = {
  isAlive: boolean
  lodge: Lodge
  completer: PaymentCompleter
  mails: Worker
  timers: Timers
}

export type ProcessParts = {
  database: Database
  /** The database for requests and the completer, whose transactions may be delayed. */
  slowDatabase: Database
  clock: () => number
  leaseClock: () => number
  provider: PaymentProvider
  timers: Timers
  /** Called with each error that the server logs. */
  onError: (text: string) => void
  /** Throws while the mail server is down. */
  sendMail: (mail: SentMail) => void
}

/** A log that drops everything but errors; only the provider client and the mail server may cause those. */
function errorLog(onError: (text: string) => void): FastifyBaseLogger {
  const drop = () => undefined
  const log: { [name: string]: unknown } = {
    level: 'error',
    fatal: drop,
    warn: drop,
    info: drop,
    debug: drop,
    trace: drop,
    silent: drop,
    error(facts: { err?: Error; failure?: string }, message: string) {
      const text = `${message}: ${facts.err?.message ?? facts.failure ?? ''}`
      if (![CLIENT_ERROR, MAIL_DOWN].some((expected) => text.includes(expected))) onError(text)
    },
    child: () => log,
  }
  // A logger has more signatures than the product uses.
  return log as unknown as FastifyBaseLogger
}

/** Starts a process on the existing data, without listening or background work. */
export function startProcess(parts: ProcessParts): ServerProcess {
  const { database, slowDatabase, clock } = parts
  const log = errorLog(parts.onError)
  const lodge: Lodge = {
    config: CONFIG,
    database: slowDatabase,
    clock,
    leaseClock: async () => parts.leaseClock(),
    payments: registerProviders(parts.provider),
    services: createServiceRecord(),
    log,
  }
  const mail = createMailHandler({
    data: connectMail({ database, clock }),
    transport: { send: async ({ id, subject }) => parts.sendMail({ job: id, subject }) },
    links: LINKS,
    linkSecret: SECRET,
  })
  const handlers = { mail, 'visitor-mail': async () => undefined }
  return {
    isAlive: true,
    lodge,
    completer: createPaymentCompleter(lodge),
    mails: createWorker({ database, clock, log, handlers }),
    timers: parts.timers,
  }
}

/** Ends all leases, as a start on SQLite does, where the server's lock guarantees that every earlier process has ended. */
export async function takeOver({ lodge }: ServerProcess): Promise<void> {
  if (lodge.database.engine === 'sqlite') await endLeases(lodge)
}

import { connectMail } from './connect-mail.ts'
import type { JobHandlers } from './jobs/job-handlers.ts'
import { releaseClaims } from './jobs/job-repository.ts'
import { startWorker } from './jobs/worker.ts'
import type { Lodge } from './lodge.ts'
import { createMailHandler } from './mail/mail-handler.ts'
import { createMailTransport } from './mail/transport/create-transport.ts'
import { createVisitorMailHandler } from './mail/visitors/visitor-mail-handler.ts'
import { endLeases, startPaymentCompleter } from './modules/purchases/completion/payment-completer.ts'
import { sessionKey } from './modules/staff-session/session-key.ts'
import { watchMail } from './outside/watch-mail.ts'
import { periodicTasks } from './periodic-tasks.ts'

/** Background work. `stop` begins nothing new and waits for what is running. */
export type Work = { stop(): Promise<void> }

/**
 * Starts the background work: settlement of payments, mails, expiry of holds, clean-up, backup. On SQLite the server's lock
 * proves that every earlier server of the file has ended, so claims and leases left by a killed server are released at
 * once.
 */
export async function startWork(lodge: Lodge): Promise<Work> {
  const { config, database, clock, log } = lodge
  const mailParts = {
    data: connectMail(lodge),
    transport: watchMail(createMailTransport(config), lodge.services),
    links: { publicUrl: config.publicUrl, adminUrl: config.adminUrl },
    linkSecret: await sessionKey(lodge),
  }
  const handlers: JobHandlers = {
    mail: createMailHandler(mailParts),
    'visitor-mail': createVisitorMailHandler(mailParts),
  }
  if (database.engine === 'sqlite') {
    await releaseClaims(database.kysely)
    await endLeases(lodge)
  }
  const periodic = periodicTasks(lodge)
  const completer = startPaymentCompleter(lodge)
  const worker = startWorker({ database, clock, log, handlers, periodic })
  return {
    async stop() {
      await Promise.all([completer.stop(), worker.stop()])
    },
  }
}

import { forgetDoneJobs } from './jobs/housekeeping.ts'
import type { JobHandlers } from './jobs/job-handlers.ts'
import { releaseClaims } from './jobs/job-repository.ts'
import { startWorker, type Worker } from './jobs/worker.ts'
import type { Lodge } from './lodge.ts'
import { createMailTransport } from './mail/create-transport.ts'
import { createMailHandler } from './mail/mail-handler.ts'
import { createVisitorMailHandler } from './mail/visitor-mail-handler.ts'
import { bookingSweeps } from './modules/bookings/booking-work.ts'
import { settleUnknown } from './modules/bookings/unsettled-service.ts'
import { forgetOldMessages } from './modules/contact/contact-service.ts'
import { forgetOldSubscriptions } from './modules/newsletter/newsletter-service.ts'
import { settleRefund } from './modules/refunds/settle-refund-service.ts'

/**
 * Starts what runs without being asked for: mails, charges to settle, holds to end, housekeeping. On SQLite one server works at a
 * time: what an earlier one had in hand when it was killed goes on at once, instead of when its claim runs out.
 */
export async function startWork(lodge: Lodge): Promise<Worker> {
  const { config, database, clock, log } = lodge
  const mailParts = {
    database,
    clock,
    transport: createMailTransport(config),
    links: { publicUrl: config.publicUrl, adminUrl: config.adminUrl },
  }
  const handlers: JobHandlers = {
    mail: createMailHandler(mailParts),
    'visitor-mail': createVisitorMailHandler(mailParts),
    'settle-payment': async ({ purchaseNumber }) => {
      const again = await settleUnknown(lodge, purchaseNumber)
      return again === null ? undefined : { again }
    },
    refund: async ({ refundId }) => {
      const again = await settleRefund(lodge, refundId)
      return again === null ? undefined : { again }
    },
  }
  if (database.engine === 'sqlite') await releaseClaims(database.kysely)
  const periodic = [
    ...bookingSweeps(lodge),
    forgetDoneJobs(database, clock),
    forgetOldMessages(lodge),
    forgetOldSubscriptions(lodge),
  ]
  return startWorker({ database, clock, log, handlers, periodic })
}

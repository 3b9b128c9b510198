import { dayInLima } from 'shared-ui/rules/dates/calendar-date'
import { HOUR_MS } from 'shared-ui/rules/dates/durations'
import { clientsRetainedSince, dayBefore, RETENTION } from 'shared-ui/rules/privacy/retention'
import type { PeriodicTask } from '../../jobs/job-handlers.ts'
import type { Lodge } from '../../lodge.ts'
import { eraseReservationClient } from './erasure-service.ts'
import { listOldReservations } from './personal-data-repository.ts'

/**
 * A periodic task that erases the clients of stays that tax law no longer asks for, and of deleted reservations after a year,
 * except the document where money was taken. Amounts, nights and rooms remain for the statistics.
 */
export const forgetOldClients = (lodge: Lodge): PeriodicTask => ({
  name: 'forget-old-clients',
  everyMs: HOUR_MS,
  run: async () => {
    const today = dayInLima(lodge.clock())
    const days = {
      taxed: clientsRetainedSince(today),
      unpaid: dayBefore(today, RETENTION.deletedReservations),
    }
    for (const { id } of await listOldReservations(lodge.database.kysely, days))
      await eraseReservationClient(lodge, id, null)
  },
})

import { deleteOldRequestCounts } from './http/limits/request-counter.ts'
import { deleteOldDoneJobs, rescheduleJobs } from './jobs/housekeeping.ts'
import type { PeriodicTask } from './jobs/job-handlers.ts'
import type { Lodge } from './lodge.ts'
import { deleteOldAuditEntries } from './modules/audit/audit-log-service.ts'
import { nightlyBackup } from './modules/backups/nightly-backup-service.ts'
import { deleteOldComplaints } from './modules/complaints/complaints-service.ts'
import { deleteOldMessages } from './modules/contact/contact-service.ts'
import { deleteOldGuestLinks } from './modules/guest-reservations/guest-links-service.ts'
import { deleteOldGuests } from './modules/guests/guests-service.ts'
import { deleteOldSubscriptions } from './modules/newsletter/newsletter-service.ts'
import { forgetOldClients } from './modules/personal-data/old-clients-service.ts'
import { purchaseTasks } from './modules/purchases/purchase-tasks.ts'
import { deleteOldSessions } from './modules/staff-session/sessions-service.ts'

/** The tasks that every server runs at intervals, besides the completer of payments. */
export const periodicTasks = (lodge: Lodge): PeriodicTask[] => [
  ...purchaseTasks(lodge),
  rescheduleJobs(lodge.database, lodge.clock),
  ...nightlyBackup(lodge),
  ...retentionTasks(lodge),
]

/** The tasks that erase personal data past its retention period, or what grows without end. */
export const retentionTasks = (lodge: Lodge): PeriodicTask[] => [
  deleteOldDoneJobs(lodge.database, lodge.clock),
  deleteOldRequestCounts(lodge),
  deleteOldSessions(lodge),
  deleteOldMessages(lodge),
  deleteOldSubscriptions(lodge),
  deleteOldComplaints(lodge),
  deleteOldGuestLinks(lodge),
  deleteOldAuditEntries(lodge),
  deleteOldGuests(lodge),
  forgetOldClients(lodge),
]

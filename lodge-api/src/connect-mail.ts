import type { Lodge } from './lodge.ts'
import type { MailData } from './mail/mail-data.ts'
import { backupFailure } from './modules/backups/nightly-backup-service.ts'
import { findComplaint } from './modules/complaints/complaints-service.ts'
import { findMessage } from './modules/contact/contact-service.ts'
import { storeMailedToken } from './modules/guest-reservations/guest-links-service.ts'
import { findLiveSubscription, storeNewsletterTokens } from './modules/newsletter/newsletter-service.ts'
import { unsettledFacts } from './modules/purchases/unsettled/unsettled-facts.ts'
import { settlementFacts } from './modules/reservation-changes/settlement-facts.ts'
import { reservationFacts } from './modules/reservations/reservation-facts.ts'
import { recordEvent } from './modules/reservations/reservation-records.ts'

/** Returns the functions through which mails read and write the data of the modules. */
export function connectMail({ database, clock }: Pick<Lodge, 'database' | 'clock'>): MailData {
  const { kysely } = database
  return {
    readReservation: (id) => reservationFacts(kysely, id),
    readSettlement: (reservationId) => settlementFacts(kysely, reservationId),
    readUnsettled: (reservationId) => unsettledFacts(kysely, reservationId),
    readMessage: (id) => findMessage(kysely, id),
    readSubscription: (id) => findLiveSubscription(kysely, id),
    readComplaint: (id) => findComplaint(kysely, id),
    readBackupFailure: () => backupFailure({ database }),
    storeGuestToken: (link) => storeMailedToken(database, link, clock()),
    storeNewsletterTokens: (tokens, id) =>
      storeNewsletterTokens(
        kysely,
        tokens.map((token) => ({ token, subscriptionId: id })),
        clock(),
      ),
    async recordSent(transaction, event) {
      await recordEvent(transaction, event, clock())
    },
  }
}

import type { DatabaseTransaction } from '../database/connect.ts'
import type { ReservationEventTable } from '../database/schema.ts'
import type {
  ComplaintTable,
  ContactMessageTable,
  NewsletterSubscriptionTable,
} from '../database/tables/visitor-tables.ts'
import type { BackupFailureFacts } from './backup-facts.ts'
import type { ReservationFacts } from './reservation-facts.ts'
import type { SettlementFacts } from './settlement-facts.ts'
import type { UnsettledFacts } from './unsettled-facts.ts'

/** The data that mails read and write. `connect-mail.ts` connects each function to a module's service. */
export type MailData = {
  /** Undefined if the reservation does not exist. */
  readReservation(id: string): Promise<ReservationFacts | undefined>
  readSettlement(reservationId: string): Promise<SettlementFacts>
  readUnsettled(reservationId: string): Promise<UnsettledFacts[]>
  /** Undefined if it has been erased. */
  readMessage(id: string): Promise<ContactMessageTable | undefined>
  /** Undefined if it has been withdrawn or erased. */
  readSubscription(id: string): Promise<NewsletterSubscriptionTable | undefined>
  readComplaint(id: string): Promise<ComplaintTable | undefined>
  /** Null if the nightly backup was made meanwhile. */
  readBackupFailure(): Promise<BackupFailureFacts | null>
  /** Throws if the guest's address is no longer `email`. */
  storeGuestToken(link: { token: string; reservationId: string; email: string }): Promise<void>
  storeNewsletterTokens(tokens: string[], subscriptionId: string): Promise<void>
  /** Records in the reservation's history that a mail was sent to the guest. */
  recordSent(
    transaction: DatabaseTransaction,
    event: { reservation_id: string; kind: ReservationEventTable['kind'] },
  ): Promise<void>
}

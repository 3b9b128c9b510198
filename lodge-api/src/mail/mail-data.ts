import type { DatabaseTransaction } from '../database/connect.ts'
import type { ReservationEventTable } from '../database/schema.ts'
import type {
  ComplaintTable,
  ContactMessageTable,
  NewsletterSubscriptionTable,
} from '../database/tables/visitor-tables.ts'
import type { ReservationFacts } from './reservation-facts.ts'
import type { SettlementFacts } from './settlement-facts.ts'
import type { UnsettledFacts } from './unsettled-facts.ts'

/** What mails read and write. Services of the modules do it; `connect-mail.ts` names which. */
export type MailData = {
  /** Undefined where there is no such reservation. */
  readReservation(id: string): Promise<ReservationFacts | undefined>
  readSettlement(reservationId: string): Promise<SettlementFacts>
  readUnsettled(reservationId: string): Promise<UnsettledFacts[]>
  /** Undefined where it has been erased. */
  readMessage(id: string): Promise<ContactMessageTable | undefined>
  /** Undefined where it has been withdrawn or erased. */
  readSubscription(id: string): Promise<NewsletterSubscriptionTable | undefined>
  readComplaint(id: string): Promise<ComplaintTable | undefined>
  storeGuestToken(link: { token: string; reservationId: string }): Promise<void>
  storeNewsletterToken(link: { token: string; subscriptionId: string }): Promise<void>
  /** Adds to a reservation's history that its guest was written to. */
  recordSent(
    transaction: DatabaseTransaction,
    event: { reservation_id: string; kind: ReservationEventTable['kind'] },
  ): Promise<void>
}

import type { Generated } from 'kysely'
import type { StayState } from 'shared-ui/rules/reservations/states/stay-states'
import type { RESERVATION_EVENTS, ReservationState } from 'shared-ui/validators/reservations/reservation'
import type { AuditAction, AuditKind } from 'shared-ui/validators/staff/audit'
import type { FolioConceptTable, FolioEntryTable } from './tables/folio-tables.ts'
import type { GroupingTable, PlantTable } from './tables/garden-tables.ts'
import type { GuestLinkTable } from './tables/guest-link-table.ts'
import type { StayGuestTable } from './tables/guest-table.ts'
import type { PurchaseItemTable, PurchaseTable } from './tables/purchase-tables.ts'
import type { RefundTable } from './tables/refund-table.ts'
import type { RequestLimitTable } from './tables/request-limit-table.ts'
import type { ReservationSegmentTable } from './tables/reservation-segment-table.ts'
import type { RecoveryCodeTable, SecondFactorTable } from './tables/second-factor-tables.ts'
import type { StaffSessionTable } from './tables/staff-session-table.ts'
import type {
  ComplaintCounterTable,
  ComplaintTable,
  ContactMessageTable,
  NewsletterSubscriptionTable,
  NewsletterTokenTable,
} from './tables/visitor-tables.ts'

/**
 * The tables, the same on both engines. Ids are UUIDv7 as text; days are `YYYY-MM-DD`; instants are ISO 8601 in UTC, so that they
 * sort as text; money is integer céntimos, except prices per night in 1/10000 soles; booleans are 0 or 1.
 */
export type Schema = {
  setting: SettingTable
  staff: StaffTable
  staff_session: StaffSessionTable
  second_factor: SecondFactorTable
  recovery_code: RecoveryCodeTable
  room: RoomTable
  photo: PhotoTable
  client: ClientTable
  reservation: ReservationTable
  reservation_segment: ReservationSegmentTable
  reservation_event: ReservationEventTable
  blocking: BlockingTable
  purchase: PurchaseTable
  purchase_item: PurchaseItemTable
  taken_night: TakenNightTable
  zone: GroupingTable
  family: GroupingTable
  plant: PlantTable
  job: JobTable
  audit_log: AuditLogTable
  refund: RefundTable
  folio_entry: FolioEntryTable
  folio_concept: FolioConceptTable
  guest_link: GuestLinkTable
  stay_guest: StayGuestTable
  request_limit: RequestLimitTable
  contact_message: ContactMessageTable
  newsletter_subscription: NewsletterSubscriptionTable
  newsletter_token: NewsletterTokenTable
  complaint_counter: ComplaintCounterTable
  complaint: ComplaintTable
}

export type SettingTable = { name: string; value: string }

export type StaffTable = {
  id: string
  username: string
  /** The username without case, unique. */
  username_key: string
  /** The person's own name. */
  name: string
  password_hash: string
  /** Until when a generated password can be replaced, as the first sign-in asks; null for a password that somebody chose. */
  password_expires_at: string | null
  active: number
  /** Incremented to end every session of this person. */
  session_version: number
  created_at: string
  deactivated_at: string | null
  last_sign_in_at: string | null
}

export type RoomTable = {
  id: string
  identifier: string
  category: string
  description: string
  price_per_night: number
  capacity: number
  /** The content hash of the photo, null without one. */
  photo_version: string | null
  /** Set when the room is no longer offered but reservations still refer to it. */
  archived_at: string | null
  created_at: string
  /** The identifier in the form searches compare, unique among rooms on offer. */
  identifier_key: string
  /** Incremented with every change. */
  version: number
}

/** Photos of rooms and plants, one row per size. */
export type PhotoTable = {
  /** Id of the room or plant. */
  owner_id: string
  width: number
  /** The content hash, the same for every size of one photo. */
  version: string
  /** WebP. */
  bytes: Uint8Array
}

export type ClientTable = {
  id: string
  names: string
  surnames: string
  email: string
  document: string
  document_number: string
  phone: string
  location: string
  country: string
  age: number
  ruc: string
}

export type ReservationTable = {
  id: string
  room_id: string
  client_id: string
  in_date: string
  /** The last night, not the morning of departure. */
  out_date: string
  price_per_night: number
  price: number
  igv: number
  total: number
  payer_index: number
  channel: string
  detail: string
  state: ReservationState
  /** What the refund policy retained of the stay, in céntimos, once it was cancelled or the guest did not come; null before that. */
  retained: Generated<number | null>
  /** What was retained of nights that changes took out of the stay, in céntimos. */
  change_retained: Generated<number>
  /** Client, room, number and purchase in the form searches compare. */
  search_text: string
  created_at: string
  /** Incremented with every change. */
  version: Generated<number>
  /** Where the guest is; only meaningful while `state` is `confirmed`. */
  stay_state: Generated<StayState>
  /** When the stay reached its state, and the username of who marked it; null if nobody did. */
  stay_at: Generated<string | null>
  stay_by: Generated<string | null>
  /** The first night that became free again by a check-out or a no-show, null if none did. */
  freed_from: Generated<string | null>
  /** What staff note for themselves; the guest never sees it. */
  notes: Generated<string>
  /** What is still stored about the client: everything, only the document that tax law asks for, or nothing. */
  client_data: Generated<'whole' | 'document' | 'erased'>
  /** The state before the deletion; null unless deleted. */
  deleted_from: Generated<ReservationState | null>
  /** How many persons sleep in the room; null if it is as many as the room is for. */
  guests_expected: Generated<number | null>
  /**
   * The first night in `room_id` if the guest slept in another room, or at another price, before: `reservation_segment` has these
   * nights, and `price_per_night` is that of the nights from here on. Null if the whole stay is in one room at one price.
   */
  room_since: Generated<string | null>
}

export type ReservationEventTable = {
  id: string
  reservation_id: string
  at: string
  kind: (typeof RESERVATION_EVENTS)[number]
  by: string | null
  /** JSON of `EventFacts`; those of a correction have personal data, like the client's row. */
  facts: Generated<string | null>
}

export type BlockingTable = {
  id: string
  room_id: string
  date: string
  created_by: string | null
  created_at: string
  /** Why staff took the night out of sale; empty if they did not say. */
  reason: Generated<string>
}

/** The primary key guarantees that no night of a room is sold twice. Each row references exactly one of the three owners. */
export type TakenNightTable = {
  room_id: string
  night: string
  reservation_id: string | null
  blocking_id: string | null
  purchase_number: number | null
  /** End of a hold; null for reservations and blockings. */
  held_until: string | null
}

export type JobTable = {
  id: string
  kind: string
  /** JSON; ids only, never personal data. */
  payload: string
  run_at: string
  /** All failures. */
  attempts: number
  /** Failures before staff had the job tried again: they do not count towards giving up. */
  forgiven: number
  claimed_until: string | null
  last_error: string | null
  /** When it last failed; null if it never did, or failed before this column existed. */
  last_failed_at: string | null
  done_at: string | null
  /** Set when the job is given up and needs a person's attention. */
  failed_at: string | null
  created_at: string
}

export type AuditLogTable = {
  id: string
  at: string
  /** Null if unknown. */
  staff_id: string | null
  staff_name: string
  action: AuditAction
  subject_kind: AuditKind
  subject_id: string
  before: string | null
  after: string | null
}

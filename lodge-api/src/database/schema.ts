import type { Generated } from 'kysely'
import type { AuditAction, AuditKind } from 'shared-ui/validators/audit'
import type { RESERVATION_EVENTS, ReservationState } from 'shared-ui/validators/reservation'
import type { GroupingTable, PlantTable } from './tables/garden-tables.ts'
import type { GuestLinkTable } from './tables/guest-link-table.ts'
import type { PurchaseItemTable, PurchaseTable } from './tables/purchase-tables.ts'
import type { RefundTable } from './tables/refund-table.ts'
import type { RequestLimitTable } from './tables/request-limit-table.ts'
import type {
  ComplaintCounterTable,
  ComplaintTable,
  ContactMessageTable,
  NewsletterSubscriptionTable,
  NewsletterTokenTable,
} from './tables/visitor-tables.ts'

/**
 * The tables, alike on both engines. Ids are UUIDv7 as text; days `YYYY-MM-DD`; instants ISO 8601 in UTC as text, so that
 * they compare as text; money in integer céntimos, but prices per night in 1/10000 soles; truth as 0 or 1.
 */
export type Schema = {
  setting: SettingTable
  staff: StaffTable
  room: RoomTable
  photo: PhotoTable
  client: ClientTable
  reservation: ReservationTable
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
  guest_link: GuestLinkTable
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
  /** As usernames are compared: no two are alike but for case. */
  username_key: string
  /** The person's own name. */
  name: string
  password_hash: string
  active: number
  /** Goes up when every session of this person must end. */
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
  /** The content hash of the picture (C-07), null without one. */
  photo_version: string | null
  /** Set when it is no longer offered, but reservations tell of it. */
  archived_at: string | null
  created_at: string
  /** The identifier as searches compare it: no two rooms on offer have the same. */
  identifier_key: string
  /** Goes up with every change (case 19). */
  version: number
}

/** The pictures of rooms and plants, a row a size. */
export type PhotoTable = {
  /** The room or plant it shows. */
  owner_id: string
  width: number
  /** The content hash, the same for every size of one picture (C-07). */
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
  /** The last night (N-03). */
  out_date: string
  price_per_night: number
  price: number
  igv: number
  total: number
  payer_index: number
  channel: string
  detail: string
  state: ReservationState
  /** Client and room as searches compare them. */
  search_text: string
  created_at: string
  /** Goes up with every change (case 19). */
  version: Generated<number>
}

export type ReservationEventTable = {
  id: string
  reservation_id: string
  at: string
  kind: (typeof RESERVATION_EVENTS)[number]
  by: string | null
  /** JSON of `EventFacts`, no personal data. */
  facts: Generated<string | null>
}

export type BlockingTable = {
  id: string
  room_id: string
  date: string
  created_by: string | null
  created_at: string
}

/** The rule that no night of a room is sold twice, as a primary key. Each row names exactly one of the three. */
export type TakenNightTable = {
  room_id: string
  night: string
  reservation_id: string | null
  blocking_id: string | null
  purchase_number: number | null
  /** A hold's end, null for what stays. */
  held_until: string | null
}

export type JobTable = {
  id: string
  kind: string
  /** JSON; ids only, never personal data. */
  payload: string
  run_at: string
  /** Failures in all. */
  attempts: number
  /** How many of them were before staff had it tried anew: they do not bring giving up any nearer. */
  forgiven: number
  claimed_until: string | null
  last_error: string | null
  /** When it last failed; null where it has not, or did before this was kept. */
  last_failed_at: string | null
  done_at: string | null
  /** Set when it is given up, for people to look at. */
  failed_at: string | null
  created_at: string
}

export type AuditLogTable = {
  id: string
  at: string
  /** Null where nobody knows who it was. */
  staff_id: string | null
  staff_name: string
  action: AuditAction
  subject_kind: AuditKind
  subject_id: string
  before: string | null
  after: string | null
}

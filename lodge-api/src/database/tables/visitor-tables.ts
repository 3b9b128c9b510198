import type { IdentificationDocument } from 'shared-ui/validators/client'
import type { ComplaintKind, GoodKind } from 'shared-ui/validators/complaint'

/** What somebody wrote through the contact form. */
export type ContactMessageTable = {
  id: string
  names: string
  email: string
  phone: string
  message: string
  /** The same text by the same person on one day is one message. */
  fingerprint: string
  created_at: string
  /** All that was written, as searches compare it. */
  search_text: string
  /** Since when it counts as attended to, null while it waits. */
  attended_at: string | null
  /** The member of staff's name. */
  attended_by: string | null
}

/** A consent to the newsletter, from the sign-up to its withdrawal; an address has one at a time that is not withdrawn. */
export type NewsletterSubscriptionTable = {
  id: string
  /** Lower case. */
  email: string
  consent_wording: string
  consent_version: string
  requested_at: string
  /** When the last mail about it was asked for. */
  mailed_at: string
  confirmed_at: string | null
  withdrawn_at: string | null
}

/** What a mail links with: SHA-256 of a random token, a new one for each mail. */
export type NewsletterTokenTable = { token_hash: string; subscription_id: string; created_at: string }

/** The last number given in a year; its row is what those who file a sheet wait for in turn. */
export type ComplaintCounterTable = { year: number; last_number: number }

/** A sheet of the Libro de Reclamaciones. */
export type ComplaintTable = {
  id: string
  year: number
  number: number
  kind: ComplaintKind
  names: string
  document: IdentificationDocument
  document_number: string
  location: string
  phone: string
  email: string
  is_minor: number
  guardian: string
  good_kind: GoodKind
  good_description: string
  /** In céntimos. */
  amount: number | null
  detail: string
  asked: string
  fingerprint: string
  created_at: string
  due_date: string
  reply: string | null
  replied_at: string | null
  /** The member of staff's name. */
  replied_by: string | null
}

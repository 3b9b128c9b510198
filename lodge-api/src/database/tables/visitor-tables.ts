import type { ComplaintKind, GoodKind } from 'shared-ui/validators/messages/complaint'
import type { IdentificationDocument } from 'shared-ui/validators/reservations/client'

/** A message of the contact form. */
export type ContactMessageTable = {
  id: string
  names: string
  email: string
  phone: string
  message: string
  /** The same text by the same person on the same day has the same fingerprint and is stored once. */
  fingerprint: string
  created_at: string
  /** All fields in the form searches compare. */
  search_text: string
  /** When it was marked as attended to, null until then. */
  attended_at: string | null
  /** Name of the staff member. */
  attended_by: string | null
}

/** A consent to the newsletter, from sign-up to withdrawal; an address has at most one that is not withdrawn. */
export type NewsletterSubscriptionTable = {
  id: string
  /** Lower case. */
  email: string
  consent_wording: string
  consent_version: string
  requested_at: string
  /** When the last mail about it was requested. */
  mailed_at: string
  confirmed_at: string | null
  withdrawn_at: string | null
}

/** The token of a mail's link: SHA-256 of random bytes, a new one for each mail. */
export type NewsletterTokenTable = { token_hash: string; subscription_id: string; created_at: string }

/** The last number given in a year; its row serialises concurrent complaints. */
export type ComplaintCounterTable = { year: number; last_number: number }

/** A complaint of the Libro de Reclamaciones. */
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
  /** Name of the staff member. */
  replied_by: string | null
}

import type { DeskMethod, FolioKind } from 'shared-ui/rules/money/folio'

/** A charge, payment or refund at the desk. Never changed nor deleted, only voided once. */
export type FolioEntryTable = {
  id: string
  reservation_id: string
  kind: FolioKind
  /** What a charge is for; empty for payments and refunds. */
  concept: string
  /** Null for charges. */
  method: DeskMethod | null
  reference: string
  /** In céntimos, IGV included, always positive. */
  amount: number
  /** The sender's identifier of the entry: a repeated request finds it. */
  request_key: string
  at: string
  staff_id: string
  staff_name: string
  voided_at: string | null
  voided_by: string | null
  void_reason: string | null
}

/** A concept of charges that staff keep, besides the pet and the restaurant. */
export type FolioConceptTable = {
  id: string
  name: string
  name_key: string
  /** In céntimos, IGV included; null if it is typed each time. */
  price: number | null
  created_at: string
}

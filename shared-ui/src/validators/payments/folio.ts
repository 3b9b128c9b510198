import * as v from 'valibot'
import { DESK_METHODS, FOLIO_KINDS, METHODS } from '../../rules/money/folio.ts'
import { Version } from '../fields/numeric.ts'
import { IdText, optionalLine, requiredLine, requiredText, requiredToken } from '../fields/text.ts'
import { Soles } from './money.ts'
import { REFUND_STATES } from './refund-states.ts'

/** The longest name of a concept, in characters. */
export const LONGEST_CONCEPT = 80
/** The longest number of an operation or of an order of the restaurant, in characters. */
export const LONGEST_REFERENCE = 60
/** The longest reason for voiding an entry, in characters. */
export const LONGEST_VOID_REASON = 300

/** An amount of an entry in soles, IGV included: at least one céntimo. */
const EntryAmount = v.pipe(Soles, v.minValue(0.01, 'amount'))

const common = {
  /** A random identifier of the entry, made by the sender: a repeated request adds nothing. */
  key: v.pipe(requiredToken(64), v.minLength(20, 'required')),
  /** The version of the folio that the sender saw; another gives `changed_meanwhile`. */
  version: Version,
  amount: EntryAmount,
  /** The number of the operation (Yape, Plin, transfer, card) or of the order (charge). */
  reference: optionalLine(LONGEST_REFERENCE),
}

/** `POST /folio/add` (staff): a charge has a `concept`, a payment or refund a `method`. Amounts in soles, IGV included. */
export const FolioEntryRequest = v.variant('kind', [
  v.object({ kind: v.literal('charge'), ...common, concept: requiredLine(LONGEST_CONCEPT) }),
  v.object({
    kind: v.picklist(['payment', 'refund'], 'choice'),
    ...common,
    method: v.picklist(DESK_METHODS, 'choice'),
  }),
])
export type NewFolioEntry = v.InferOutput<typeof FolioEntryRequest>

/** `POST /folio/void` (staff). */
export const FolioEntryQuery = v.object({ entryID: IdText })
export const VoidRequest = v.object({ reason: requiredText(LONGEST_VOID_REASON) })

/**
 * A line of a folio; `amount` in soles. `source`: entered at the `desk`, the site's card charge (`card`), or a refund of a
 * cancellation or change (`refund`), whose state is `refundState`. Only entries of the desk can be voided.
 */
export const FolioEntry = v.object({
  _id: v.string(),
  source: v.picklist(['desk', 'card', 'refund']),
  kind: v.picklist(FOLIO_KINDS),
  /** Empty for payments and refunds. */
  concept: v.string(),
  /** Null for charges. */
  method: v.nullable(v.picklist(METHODS)),
  reference: v.string(),
  amount: v.number(),
  refundState: v.nullable(v.picklist(REFUND_STATES)),
  /** ISO 8601, UTC. */
  at: v.string(),
  /** The username; null if no staff member entered it. */
  by: v.nullable(v.string()),
  voided: v.nullable(v.object({ at: v.string(), by: v.string(), reason: v.string() })),
})
export type FolioEntryResponse = v.InferOutput<typeof FolioEntry>

/** A reservation's folio; sums and balance in soles. A negative balance is owed to the guest. */
export const Folio = v.object({
  /** Increases with every entry and every voiding. */
  version: v.number(),
  owed: v.number(),
  /** The part of `owed` that was retained when the stay was changed. */
  changeRetained: v.number(),
  charges: v.number(),
  payments: v.number(),
  refunds: v.number(),
  balance: v.number(),
  /** Oldest first. */
  entries: v.array(FolioEntry),
})
export type FolioResponseBody = v.InferOutput<typeof Folio>
export const FolioResponse = v.object({ folio: Folio })

/** A concept of charges that staff keep; `price` in soles, null if it is typed each time. */
export const Concept = v.object({ _id: v.string(), name: v.string(), price: v.nullable(v.number()) })
export type ConceptResponse = v.InferOutput<typeof Concept>
export const ConceptsResponse = v.object({ concepts: v.array(Concept) })

/** `POST /folio/create-concept` and `DELETE /folio/delete-concept` (staff). */
export const ConceptRequest = v.object({
  name: requiredLine(LONGEST_CONCEPT),
  price: v.optional(v.nullable(EntryAmount), null),
})
export const ConceptQuery = v.object({ conceptID: IdText })

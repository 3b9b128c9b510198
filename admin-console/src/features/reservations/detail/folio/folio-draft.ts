import { formProblems } from 'shared-ui/copy/forms/form-problems'
import { FOLIO } from 'shared-ui/copy/reservations/folio'
import { type FolioKind, PET_PRICE_PER_NIGHT } from 'shared-ui/rules/money/folio'
import { solesFromCentimos } from 'shared-ui/rules/money/money'
import { type ConceptResponse, FolioEntryRequest } from 'shared-ui/validators/payments/folio'
import { parseSoles } from '../../../../lib/forms/soles-text.ts'

/** The form fields of an entry; a charge has a concept, a payment or refund a method. */
export type EntryDraft = {
  kind: FolioKind
  concept: string
  method: string
  amount: string
  reference: string
}

const amountText = (soles: number): string => (soles > 0 ? soles.toFixed(2) : '')

/** The initial fields: a payment of what the guest owes, a refund of what the lodge owes. */
export function entryDraft(kind: FolioKind, balance: number): EntryDraft {
  const suggested = { charge: 0, payment: balance, refund: -balance }[kind]
  return { kind, concept: '', method: '', amount: amountText(suggested), reference: '' }
}

/** A concept that the form offers, and its price in soles; null if it is typed. */
export type OfferedConcept = { name: string; price: number | null }

/** The concepts that the form offers: the pet for the nights of the stay, the restaurant, and those that staff keep. */
export const offeredConcepts = (nights: number, concepts: readonly ConceptResponse[]): OfferedConcept[] => [
  { name: FOLIO.petFor(nights), price: solesFromCentimos(PET_PRICE_PER_NIGHT * nights) },
  { name: FOLIO.restaurant, price: null },
  ...concepts.map(({ name, price }) => ({ name, price })),
]

/** Sets the concept; one with a price sets the amount too. */
export function withConcept(
  draft: EntryDraft,
  concept: string,
  offered: readonly OfferedConcept[],
): EntryDraft {
  const price = offered.find(({ name }) => name === concept)?.price ?? null
  return { ...draft, concept, ...(price !== null && { amount: amountText(price) }) }
}

/** The part of `POST /folio/add` that the form fills in. */
export const entryFields = ({ kind, concept, method, amount, reference }: EntryDraft) => ({
  amount: parseSoles(amount),
  reference,
  ...(kind === 'charge' ? { kind, concept } : { kind, method }),
})
export type EntryFields = ReturnType<typeof entryFields>

/** Stands for the key and the version while a draft is checked. */
const UNSENT = { key: '0'.repeat(20), version: 0 }

const MISSING = {
  amount: FOLIO.amountMissing,
  concept: FOLIO.conceptMissing,
  method: FOLIO.methodMissing,
}

/** Validates a draft with the server's schema; returns messages by field. */
export function entryProblems(draft: EntryDraft): Partial<Record<keyof EntryDraft, string>> {
  const { amount, concept, method, ...others } = formProblems(
    FolioEntryRequest,
    { ...UNSENT, ...entryFields(draft) },
    {},
  ) as Partial<Record<keyof EntryDraft, string>>
  return {
    ...others,
    ...(amount !== undefined && { amount: draft.amount.trim() === '' ? MISSING.amount : amount }),
    ...(concept !== undefined && { concept: draft.concept.trim() === '' ? MISSING.concept : concept }),
    ...(method !== undefined && { method: MISSING.method }),
  }
}

import type { RESERVATION_STATES } from '../reservations/states/reservation-states.ts'
import { type Centimos, divideRounded, IGV_PERCENT } from './money.ts'

/** The kinds of entries of a folio: what the guest consumed, paid, or was refunded. */
export const FOLIO_KINDS = ['charge', 'payment', 'refund'] as const
export type FolioKind = (typeof FOLIO_KINDS)[number]

/** The methods with which staff receive a payment or refund one at the desk. */
export const DESK_METHODS = ['cash', 'yape', 'plin', 'transfer', 'card'] as const
export type DeskMethod = (typeof DESK_METHODS)[number]

/**
 * Every method of a movement of money. `online`: the card charge of the site, and its refunds by the provider. `by_hand`: a
 * refund that was paid outside of the provider and whose method nobody recorded.
 */
export const METHODS = [...DESK_METHODS, 'online', 'by_hand'] as const
export type Method = (typeof METHODS)[number]

/** Whom a balance is owed to: `owed` to the lodge, `credit` to the guest. */
export const BALANCE_SIDES = ['owed', 'credit'] as const
export type BalanceSide = (typeof BALANCE_SIDES)[number]

/** The price of a pet per night, IGV included, in céntimos. */
export const PET_PRICE_PER_NIGHT: Centimos = 2_000

/** The sums of a folio, in céntimos. Charges, payments and refunds count without the voided entries. */
export type FolioSums = {
  /** What the stay itself costs the guest; see `owedForStay`. */
  owed: Centimos
  charges: Centimos
  /** Payments at the desk and by the site's card charge. */
  payments: Centimos
  /** Refunds at the desk, and those ordered to the card, done or not. */
  refunds: Centimos
}

/** What the guest still owes; negative if the lodge owes the guest. */
export const folioBalance = ({ owed, charges, payments, refunds }: FolioSums): Centimos =>
  owed + charges - payments + refunds

/**
 * A stay and what is retained of it: `retained` since it was cancelled or the guest did not come, null before that;
 * `changeRetained` of nights that changes took out of it.
 */
export type OwedStay = {
  state: (typeof RESERVATION_STATES)[number]
  total: Centimos
  retained: Centimos | null
  changeRetained: Centimos
}

/**
 * What a stay costs: its total, or what was retained of it, and what was retained when it was changed; nothing if it never took
 * effect. Deleting a reservation gives nothing back of what was retained before.
 */
export function owedForStay({ state, total, retained, changeRetained }: OwedStay): Centimos {
  if (state === 'failed') return 0
  return (retained ?? (state === 'deleted' ? 0 : total)) + changeRetained
}

/** What was paid for a stay itself, in céntimos, by the card and at the desk. */
export type PaidForStay = { card: Centimos; desk: Centimos }

/** The payments of a reservation, in céntimos: what the card paid less its refunds, and the entries at the desk. */
export type StayPayments = {
  total: Centimos
  /** What was retained when the stay was changed: it is paid for nights that the stay no longer has. */
  changeRetained: Centimos
  paidByCard: Centimos
  desk: { charges: Centimos; payments: Centimos; refunds: Centimos }
}

/** What the card paid for the stay in its present form. */
export const cardPartOfStay = ({ total, changeRetained, paidByCard }: Omit<StayPayments, 'desk'>): Centimos =>
  Math.max(0, Math.min(total, paidByCard - changeRetained))

/**
 * What was paid for the stay in its present form, of which the policy refunds a share: at the desk charges are paid first, nobody pays a
 * stay twice, and what was retained counts as paid by the card before the desk.
 */
export function paidForStay(paid: StayPayments): PaidForStay {
  const card = cardPartOfStay(paid)
  const { charges, payments, refunds } = paid.desk
  const retainedOfDesk = Math.max(0, paid.changeRetained - paid.paidByCard)
  const left = payments - refunds - charges - retainedOfDesk
  return { card, desk: Math.max(0, Math.min(left, paid.total - card)) }
}

/** Splits an amount that includes IGV into its base and the IGV, which add up to the amount. */
export function splitIgv(amount: Centimos): { base: Centimos; igv: Centimos } {
  const base = Number(divideRounded(BigInt(amount) * 100n, BigInt(100 + IGV_PERCENT)))
  return { base, igv: amount - base }
}

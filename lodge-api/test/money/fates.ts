import fc from 'fast-check'

/**
 * What becomes of a charge.
 * - `lost_after`, `denied_lost`: the provider decides, and the response is lost.
 * - `lost_before`: the request never reaches the provider.
 * - `late_arrival`: the client gives up before the request reaches the provider.
 * - `duplicate`: the request arrives twice, and the client reads the response to the second.
 * - `token_renewed`: refused with 401 first, then sent once more.
 * - `not_sent`, `broken`: the client throws, before the request or after it.
 */
const CHARGE_FATES = {
  approved: 10,
  denied: 3,
  lost_after: 4,
  denied_lost: 2,
  lost_before: 2,
  late_arrival: 2,
  duplicate: 1,
  token_renewed: 1,
  wrong_amount: 1,
  not_sent: 1,
  broken: 1,
} as const
export type ChargeFate = keyof typeof CHARGE_FATES

const LOOKUP_FATES = { answered: 10, unavailable: 2, broken: 1 } as const
export type LookupFate = keyof typeof LOOKUP_FATES

const VOID_FATES = { done: 6, lost_after: 3, refused: 2, lost_before: 1 } as const
export type VoidFate = keyof typeof VOID_FATES

const REFUND_FATES = {
  done: 6,
  refused: 3,
  unclear_after: 3,
  unclear_before: 2,
  late_arrival: 1,
  not_sent: 2,
  broken_after: 1,
} as const
export type RefundFate = keyof typeof REFUND_FATES

/** What becomes of the requests that a completer makes from now on. */
export type CompleterFates = { lookup: LookupFate; void: VoidFate; refund: RefundFate }

export const TRUTHFUL: CompleterFates = { lookup: 'answered', void: 'done', refund: 'done' }

function weighted<Name extends string>(weights: Record<Name, number>): fc.Arbitrary<Name> {
  const names = Object.keys(weights) as Name[]
  return fc.oneof(...names.map((name) => ({ arbitrary: fc.constant(name), weight: weights[name] })))
}

export const chargeFate: fc.Arbitrary<ChargeFate> = weighted(CHARGE_FATES)
export const completerFates: fc.Arbitrary<CompleterFates> = fc.record({
  lookup: weighted(LOOKUP_FATES),
  void: weighted(VOID_FATES),
  refund: weighted(REFUND_FATES),
})

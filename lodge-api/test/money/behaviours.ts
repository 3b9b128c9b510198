import fc from 'fast-check'

/**
 * Behaviour of the provider and the network in a charge.
 * - `lost_after`, `denied_lost`: the provider decides, and the response is lost.
 * - `lost_before`: the request never reaches the provider.
 * - `late_arrival`: the client gives up before the request reaches the provider.
 * - `duplicate`: the request arrives twice, and the client reads the response to the second.
 * - `token_renewed`: refused with 401 first, then sent once more.
 * - `not_sent`, `broken`: the client throws, before the request or after it.
 */
const CHARGE_BEHAVIOURS = {
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
export type ChargeBehaviour = keyof typeof CHARGE_BEHAVIOURS

const LOOKUP_BEHAVIOURS = { answered: 10, unavailable: 2, broken: 1 } as const
export type LookupBehaviour = keyof typeof LOOKUP_BEHAVIOURS

const VOID_BEHAVIOURS = { done: 6, lost_after: 3, refused: 2, lost_before: 1 } as const
export type VoidBehaviour = keyof typeof VOID_BEHAVIOURS

const REFUND_BEHAVIOURS = {
  done: 6,
  refused: 3,
  unclear_after: 3,
  unclear_before: 2,
  late_arrival: 1,
  not_sent: 2,
  broken_after: 1,
} as const
export type RefundBehaviour = keyof typeof REFUND_BEHAVIOURS

/** Behaviour in the requests that a completer sends from now on. */
export type CompleterBehaviours = { lookup: LookupBehaviour; void: VoidBehaviour; refund: RefundBehaviour }

export const RELIABLE: CompleterBehaviours = { lookup: 'answered', void: 'done', refund: 'done' }

function weighted<Name extends string>(weights: Record<Name, number>): fc.Arbitrary<Name> {
  const names = Object.keys(weights) as Name[]
  return fc.oneof(...names.map((name) => ({ arbitrary: fc.constant(name), weight: weights[name] })))
}

export const chargeBehaviour: fc.Arbitrary<ChargeBehaviour> = weighted(CHARGE_BEHAVIOURS)
export const completerBehaviours: fc.Arbitrary<CompleterBehaviours> = fc.record({
  lookup: weighted(LOOKUP_BEHAVIOURS),
  void: weighted(VOID_BEHAVIOURS),
  refund: weighted(REFUND_BEHAVIOURS),
})

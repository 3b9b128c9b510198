import type { RefundState } from 'shared-ui/validators/payments/refund-states'
import type { RefundProblem } from 'shared-ui/validators/payments/reservation-payment'

/**
 * Events of a refund. A response counts even after the lease of its request has ended, because a response believed lost may still
 * arrive. `accepted` is valid from any request; every other response is about its own request and counts only from the last one
 * sent.
 */
export type RefundEvent =
  /** The request is about to be sent. */
  | { type: 'sent' }
  /** The provider has executed the refund. */
  | { type: 'accepted' }
  /** Refused for now; `retryAt` (epoch ms) is when to request it again. */
  | { type: 'refused'; retryAt: number; lease: number }
  /** Refused for a business day after the refund was possible. */
  | { type: 'refused_for_good'; lease: number }
  /** The request was certainly not processed; `retryAt` as above. */
  | { type: 'not_sent'; retryAt: number; lease: number }
  /** The request may have been processed. */
  | { type: 'unclear'; lease: number }
  /** The lease of the request ended without a response. */
  | { type: 'interrupted' }
  /** The charge is too old, or its card brand has no refunds. */
  | { type: 'impossible'; problem: 'too_old' | 'brand' }
  /** Staff found out that the provider did not execute it, and have it requested again. */
  | { type: 'retried'; by: string }
  /** Staff found out that the provider executed it. */
  | { type: 'given'; by: string }
  /** Staff paid it by other means. */
  | { type: 'paid_by_hand'; by: string }

export type RefundEventType = RefundEvent['type']

/** What a transition does besides writing the state; implemented in `refund-transition.ts`. */
export type RefundEffectName =
  | 'recordDone'
  | 'recordManual'
  | 'recordUnclear'
  | 'recordRetried'
  | 'recordGiven'
  | 'recordPaidByHand'

/** `current_lease`: the event comes from the last request. */
export type RefundGuard = 'current_lease'

export type RefundTransition = {
  from: RefundState
  on: RefundEventType
  when?: RefundGuard
  to: RefundState
  /** Why the refund is not done, unless the event says so. */
  problem?: RefundProblem
  effects: readonly RefundEffectName[]
}

/** All transitions of a refund. An event that is not listed for a state has no effect. */
export const REFUND_TRANSITIONS: readonly RefundTransition[] = [
  { from: 'waiting', on: 'sent', to: 'asking', effects: [] },
  { from: 'waiting', on: 'impossible', to: 'manual', effects: ['recordManual'] },
  { from: 'waiting', on: 'paid_by_hand', to: 'paid_by_hand', effects: ['recordPaidByHand'] },
  { from: 'waiting', on: 'accepted', to: 'done', effects: ['recordDone'] },

  { from: 'asking', on: 'accepted', to: 'done', effects: ['recordDone'] },
  { from: 'asking', on: 'refused', when: 'current_lease', to: 'waiting', problem: 'refused', effects: [] },
  {
    from: 'asking',
    on: 'refused_for_good',
    when: 'current_lease',
    to: 'manual',
    problem: 'refused',
    effects: ['recordManual'],
  },
  {
    from: 'asking',
    on: 'not_sent',
    when: 'current_lease',
    to: 'waiting',
    problem: 'unreachable',
    effects: [],
  },
  {
    from: 'asking',
    on: 'unclear',
    when: 'current_lease',
    to: 'unclear',
    problem: 'unclear',
    effects: ['recordUnclear'],
  },
  { from: 'asking', on: 'interrupted', to: 'unclear', problem: 'unclear', effects: ['recordUnclear'] },

  { from: 'unclear', on: 'accepted', to: 'done', effects: ['recordDone'] },
  { from: 'unclear', on: 'refused', when: 'current_lease', to: 'waiting', problem: 'refused', effects: [] },
  {
    from: 'unclear',
    on: 'refused_for_good',
    when: 'current_lease',
    to: 'manual',
    problem: 'refused',
    effects: ['recordManual'],
  },
  {
    from: 'unclear',
    on: 'not_sent',
    when: 'current_lease',
    to: 'waiting',
    problem: 'unreachable',
    effects: [],
  },
  { from: 'unclear', on: 'retried', to: 'waiting', effects: ['recordRetried'] },
  { from: 'unclear', on: 'given', to: 'done', effects: ['recordGiven'] },
  { from: 'unclear', on: 'paid_by_hand', to: 'paid_by_hand', effects: ['recordPaidByHand'] },

  { from: 'manual', on: 'accepted', to: 'done', effects: ['recordDone'] },
  { from: 'manual', on: 'retried', to: 'waiting', effects: ['recordRetried'] },
  { from: 'manual', on: 'paid_by_hand', to: 'paid_by_hand', effects: ['recordPaidByHand'] },
]

import type { RefundProblem, RefundState } from 'shared-ui/validators/reservation'

/**
 * What can happen to a refund. Answers hold also after the lease of their request has ended: one that was thought lost may still arrive.
 * That the refund was given holds whoever reports it; every other answer speaks of its own request alone, so it counts only from the
 * last one that was sent.
 */
export type RefundEvent =
  /** The request is about to be sent. */
  | { type: 'sent' }
  /** The provider has recorded the refund. */
  | { type: 'accepted' }
  /** A clear no for now; `retryAt` (epoch ms) is when to request it again. */
  | { type: 'refused'; retryAt: number; lease: number }
  /** A clear no for good: refused a business day after it could have been given. */
  | { type: 'refused_for_good'; lease: number }
  /** The request certainly was not processed; `retryAt` as above. */
  | { type: 'not_sent'; retryAt: number; lease: number }
  /** The request may have been processed (M-04). */
  | { type: 'unclear'; lease: number }
  /** The owner of the request is gone: its lease ended without an answer. */
  | { type: 'interrupted' }
  /** The provider refunds no charge so old, or no card of that brand (M-05). */
  | { type: 'impossible'; problem: 'too_old' | 'brand' }
  /** Staff found out that the provider did not give it, and have it requested again. */
  | { type: 'retried'; by: string }
  /** Staff found out that the provider gave it. */
  | { type: 'given'; by: string }
  /** Staff paid it by other means. */
  | { type: 'paid_by_hand'; by: string }

export type RefundEventType = RefundEvent['type']

/** What a transition does beside writing the state; `refund-transition.ts` has the code. */
export type RefundEffectName =
  | 'recordDone'
  | 'recordManual'
  | 'recordUnclear'
  | 'recordRetried'
  | 'recordGiven'
  | 'recordPaidByHand'

/** `current_lease`: the answer is that of the last request. */
export type RefundGuard = 'current_lease'

export type RefundTransition = {
  from: RefundState
  on: RefundEventType
  when?: RefundGuard
  to: RefundState
  /** Why it is not done, where the event itself does not say. */
  problem?: RefundProblem
  effects: readonly RefundEffectName[]
}

/** The life of a refund: every transition there is. What is not listed cannot happen. */
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

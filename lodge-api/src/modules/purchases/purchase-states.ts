import type { PaymentState } from 'shared-ui/validators/reservation'
import type { ApprovedCharge, DeniedCharge } from '../../payments/payment-provider.ts'

/**
 * What can happen to a purchase. Facts of the provider (`approved`, `denied`, `voided`) hold whoever reports them; `absent` may be
 * overtaken, so it counts only from the current holder of the lease.
 */
export type PurchaseEvent =
  /** The hold ran out, was released, or was replaced by another of the same guest. */
  | { type: 'hold_ended' }
  /** The card's token was received; the charge is about to be sent. */
  | { type: 'charge_sent'; tokenHash: string }
  /** The owner of the charge is gone: its lease ended without a result. */
  | { type: 'interrupted' }
  /** The provider's answer to the charge was lost or says neither yes nor no. */
  | { type: 'unanswered' }
  | { type: 'approved'; charge: ApprovedCharge }
  | { type: 'denied'; denial: DeniedCharge }
  /** The last look-up: the provider has no such charge. */
  | { type: 'absent'; lease: number }
  /** The provider has recorded that the charge was returned. */
  | { type: 'voided' }
  /** Staff returned the charge in the provider's own portal. */
  | { type: 'returned_by_hand'; by: string }

export type PurchaseEventType = PurchaseEvent['type']

/**
 * - `reservable`: every reservation is still pending, and the amount charged is ours.
 * - `current_lease`: the reporter holds the current lease.
 */
export type Guard = 'reservable' | 'current_lease'

/** What a transition does beside writing the state; `purchase-effects.ts` has the code. */
export type EffectName =
  | 'releaseHold'
  | 'recordSent'
  | 'confirmReservations'
  | 'failReservations'
  | 'eraseReservations'
  | 'recordUnanswered'
  | 'recordReturning'
  | 'recordReturnedByHand'
  | 'reportEnding'

export type PurchaseTransition = {
  from: PaymentState
  on: PurchaseEventType
  /** The first transition whose guard holds is taken. */
  when?: Guard
  to: PaymentState
  /** Run in this order, in the same transaction. */
  effects: readonly EffectName[]
}

/** The life of a purchase: every transition there is. What is not listed cannot happen. */
export const PURCHASE_TRANSITIONS: readonly PurchaseTransition[] = [
  { from: 'held', on: 'hold_ended', to: 'expired', effects: ['releaseHold'] },
  { from: 'held', on: 'charge_sent', to: 'charging', effects: ['recordSent'] },
  { from: 'expired', on: 'charge_sent', to: 'charging', effects: ['recordSent'] },

  { from: 'charging', on: 'approved', when: 'reservable', to: 'confirmed', effects: ['confirmReservations'] },
  { from: 'charging', on: 'approved', to: 'returning', effects: ['failReservations', 'recordReturning'] },
  { from: 'charging', on: 'denied', to: 'denied', effects: ['eraseReservations'] },
  { from: 'charging', on: 'unanswered', to: 'unknown', effects: ['recordUnanswered'] },
  { from: 'charging', on: 'interrupted', to: 'unknown', effects: ['recordUnanswered'] },

  { from: 'unknown', on: 'approved', when: 'reservable', to: 'confirmed', effects: ['confirmReservations'] },
  { from: 'unknown', on: 'approved', to: 'returning', effects: ['failReservations', 'recordReturning'] },
  { from: 'unknown', on: 'denied', to: 'denied_late', effects: ['failReservations', 'reportEnding'] },
  { from: 'unknown', on: 'voided', to: 'returned', effects: ['failReservations', 'reportEnding'] },
  {
    from: 'unknown',
    on: 'absent',
    when: 'current_lease',
    to: 'never_charged',
    effects: ['failReservations', 'reportEnding'],
  },

  { from: 'returning', on: 'voided', to: 'returned', effects: ['reportEnding'] },
  {
    from: 'returning',
    on: 'returned_by_hand',
    to: 'returned',
    effects: ['recordReturnedByHand', 'reportEnding'],
  },

  // A charge that shows up after all is returned, and the guest is told: the nights may be somebody else's by now.
  { from: 'never_charged', on: 'approved', to: 'returning', effects: ['recordReturning'] },
  { from: 'never_charged', on: 'voided', to: 'returned', effects: ['reportEnding'] },
  { from: 'denied_late', on: 'approved', to: 'returning', effects: ['recordReturning'] },
]

/** After `never_charged`, one more look, in case the charge was only late. */
const LAST_LOOKUP_MS = 3_600_000

/**
 * When the completer looks at a purchase that has just reached a state, in ms from then: `first_lookup` is the first of
 * `PAYMENT_LOOKUP_SECONDS`. It never looks at the others.
 */
export const FIRST_ATTEMPT_MS: Partial<Record<PaymentState, number | 'first_lookup'>> = {
  charging: 0,
  unknown: 'first_lookup',
  returning: 0,
  never_charged: LAST_LOOKUP_MS,
}

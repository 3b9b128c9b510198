import type { PaymentState } from 'shared-ui/validators/payments/reservation-payment'
import type { ApprovedCharge, DeniedCharge } from '../../payments/payment-provider.ts'

/**
 * Events of a purchase. Facts of the provider (`approved`, `denied`, `voided`) are valid from any reporter; `absent` may be
 * outdated, so it counts only from the current holder of the lease.
 */
export type PurchaseEvent =
  /** The hold expired, was released, or was replaced by another of the same guest. */
  | { type: 'hold_ended' }
  /** The card token was received; the charge is about to be sent. */
  | { type: 'charge_sent'; tokenHash: string }
  /** The lease of the charge ended without a result. */
  | { type: 'interrupted' }
  /** The provider's response to the charge was lost or is inconclusive. */
  | { type: 'unanswered' }
  | { type: 'approved'; charge: ApprovedCharge }
  | { type: 'denied'; denial: DeniedCharge }
  /** After the last look-up the provider still has no such charge. */
  | { type: 'absent'; lease: number }
  /** The provider reports that the charge was returned. */
  | { type: 'voided' }
  /** Staff returned the charge in the provider's own portal. */
  | { type: 'returned_by_hand'; by: string }

export type PurchaseEventType = PurchaseEvent['type']

/**
 * - `reservable`: every reservation is still pending, and the amount charged is ours.
 * - `current_lease`: the reporter holds the current lease.
 */
export type Guard = 'reservable' | 'current_lease'

/** What a transition does besides writing the state; implemented in `purchase-effects.ts`. */
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
  /** The first transition whose guard holds applies. */
  when?: Guard
  to: PaymentState
  /** Run in this order, in the same transaction. */
  effects: readonly EffectName[]
}

/** All transitions of a purchase. An event that is not listed for a state has no effect. */
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

  // A charge that appears after all is returned and the guest is informed: somebody else may have booked the nights by now.
  { from: 'never_charged', on: 'approved', to: 'returning', effects: ['recordReturning'] },
  { from: 'never_charged', on: 'voided', to: 'returned', effects: ['reportEnding'] },
  { from: 'denied_late', on: 'approved', to: 'returning', effects: ['recordReturning'] },
]

/** The wait before one more look-up after `never_charged`, in ms, in case the charge was only late. */
const LAST_LOOKUP_MS = 3_600_000

/**
 * The wait before the completer's first attempt at a purchase that reaches a state, in ms; `first_lookup` is the first value of
 * `PAYMENT_LOOKUP_SECONDS`. States that are not listed need no attempt.
 */
export const FIRST_ATTEMPT_MS: Partial<Record<PaymentState, number | 'first_lookup'>> = {
  charging: 0,
  unknown: 'first_lookup',
  returning: 0,
  never_charged: LAST_LOOKUP_MS,
}

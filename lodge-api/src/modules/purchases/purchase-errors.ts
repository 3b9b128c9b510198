import { DomainError } from '../../errors.ts'

/** The hold ended too long ago, or its nights have been taken by somebody else; nothing was charged. */
export class HoldLost extends DomainError {
  readonly code = 'hold_lost'
}

/** The hold does not exist, or its charge has begun. */
export class HoldNotOpen extends DomainError {
  readonly code = 'hold_not_open'
}

/** This browser, e-mail or address already holds the maximum number of rooms. */
export class TooManyHolds extends DomainError {
  readonly code = 'too_many_holds'
}

/** Check-in for tonight has closed, and the guest has not confirmed having called. */
export class LateCheckIn extends DomainError {
  readonly code = 'late_check_in'
}

/** No purchase has this number and key, or it belongs to somebody else; the response does not distinguish them. */
export class PurchaseNotFound extends DomainError {
  readonly code = 'purchase_not_found'
}

/** The stay, client or card differs from the one that the purchase was opened or charged with. */
export class PurchaseMismatch extends DomainError {
  readonly code = 'purchase_mismatch'
}

/** The purchase is not in a state that staff can settle. */
export class PurchaseNotOpen extends DomainError {
  readonly code = 'purchase_not_open'
}

/** The total is zero, or exceeds what one card payment can charge. */
export class NothingToCharge extends DomainError {
  readonly code = 'nothing_to_charge'
}

/** The card provider cannot open a payment session at the moment. */
export class PaymentUnavailable extends DomainError {
  readonly code = 'payment_unavailable'
}

import { DomainError } from '../../errors.ts'

/** The hold ended and its nights are somebody else's, or it ended too long ago; nothing was charged. */
export class HoldLost extends DomainError {
  readonly code = 'hold_lost'
}

/** There is no such hold, or its charge has begun. */
export class HoldNotOpen extends DomainError {
  readonly code = 'hold_not_open'
}

/** This browser, e-mail or address holds as many rooms as it may (M-08). */
export class TooManyHolds extends DomainError {
  readonly code = 'too_many_holds'
}

/** Check-in of tonight has closed, and the guest has not said that they called first. */
export class LateCheckIn extends DomainError {
  readonly code = 'late_check_in'
}

/** No purchase has this number and this key, or it is somebody else's: both are told alike. */
export class PurchaseNotFound extends DomainError {
  readonly code = 'purchase_not_found'
}

/** The stay, the client or the card is another than this purchase was begun, or already sent, with. */
export class PurchaseMismatch extends DomainError {
  readonly code = 'purchase_mismatch'
}

/** The purchase is not in a state that staff can settle. */
export class PurchaseNotOpen extends DomainError {
  readonly code = 'purchase_not_open'
}

/** The stay costs nothing, or more than a card can be charged. */
export class NothingToCharge extends DomainError {
  readonly code = 'nothing_to_charge'
}

/** The card provider does not open a payment session just now. */
export class PaymentUnavailable extends DomainError {
  readonly code = 'payment_unavailable'
}

import { DomainError } from '../../errors.ts'

/** The hold ran out and somebody else has the nights; nothing was charged. */
export class HoldLost extends DomainError {
  readonly code = 'hold_lost'
}

/** No purchase has this number and this key. */
export class PurchaseNotFound extends DomainError {
  readonly code = 'purchase_not_found'
}

/** The stay, the client or the card is another than this purchase was begun, or already sent, with. */
export class PurchaseMismatch extends DomainError {
  readonly code = 'purchase_mismatch'
}

/** The stay costs nothing, or more than a card can be charged. */
export class NothingToCharge extends DomainError {
  readonly code = 'nothing_to_charge'
}

/** The card provider does not open a payment session just now. */
export class PaymentUnavailable extends DomainError {
  readonly code = 'payment_unavailable'
}

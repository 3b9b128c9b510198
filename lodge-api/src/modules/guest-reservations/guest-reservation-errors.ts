import { ChangedMeanwhile, DomainError } from '../../errors.ts'

/** The link of a mail is not one of ours, or its reservation was deleted. */
export class LinkUnknown extends DomainError {
  readonly code = 'link_unknown'
}

/** Check-in of the day of entry has begun: what is left of the stay is agreed upon with the lodge. */
export class StayBegun extends DomainError {
  readonly code = 'stay_begun'
}

/** The refund that was shown is not what a cancellation gives back by now. */
export class RefundDiffers extends DomainError {
  readonly code = 'amounts_differ'
  override readonly audience = 'guest'
}

/** Staff changed the reservation after it was shown; `current` is what its guest sees now. */
export class ReservationMoved extends ChangedMeanwhile {
  override readonly audience = 'guest'
}

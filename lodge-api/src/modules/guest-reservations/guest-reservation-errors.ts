import { ChangedMeanwhile, DomainError } from '../../errors.ts'

/** The link is unknown, or its reservation was deleted. */
export class LinkUnknown extends DomainError {
  readonly code = 'link_unknown'
}

/** Check-in of the first day has begun; a guest can no longer cancel and must contact the lodge. */
export class StayBegun extends DomainError {
  readonly code = 'stay_begun'
}

/** The refund that was shown differs from the current one. */
export class RefundDiffers extends DomainError {
  readonly code = 'amounts_differ'
  override readonly audience = 'guest'
}

/** Staff changed the reservation after it was shown; `current` is the guest's view of it. */
export class GuestReservationChanged extends ChangedMeanwhile {
  override readonly audience = 'guest'
}

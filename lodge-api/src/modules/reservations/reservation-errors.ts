import { DomainError } from '../../errors.ts'

/** The reservation does not exist or was deleted. */
export class ReservationNotFound extends DomainError {
  readonly code = 'reservation_not_found'
}

/** The reservation is not confirmed; only confirmed ones can be changed or cancelled. */
export class ReservationNotActive extends DomainError {
  readonly code = 'reservation_not_active'
}

/** The guest has come, is gone or did not come, so that this action is no longer possible. */
export class StayMarked extends DomainError {
  readonly code = 'stay_marked'
}

/** The stay has begun; its record cannot be deleted. */
export class BegunStayNotDeletable extends DomainError {
  readonly code = 'begun_stay_not_deletable'
}

/** The stay has begun; whether its guest came is marked instead. */
export class BegunStayNotCancellable extends DomainError {
  readonly code = 'begun_stay_not_cancellable'
}

/** The reservation is not deleted, or was deleted before its payment was confirmed. */
export class ReservationNotRestorable extends DomainError {
  readonly code = 'reservation_not_restorable'
}

/** The guest has no e-mail address, so that nothing can be sent. */
export class GuestWithoutEmail extends DomainError {
  readonly code = 'guest_without_email'
}

/** The amounts sent differ from the lodge's quote. */
export class AmountsDiffer extends DomainError {
  readonly code = 'amounts_differ'
}

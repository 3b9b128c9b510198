import { DomainError } from '../../errors.ts'

/** The reservation does not exist or was deleted. */
export class ReservationNotFound extends DomainError {
  readonly code = 'reservation_not_found'
}

/** The reservation is not confirmed; only confirmed ones can be changed or cancelled. */
export class ReservationNotStanding extends DomainError {
  readonly code = 'reservation_not_standing'
}

/** The amounts sent differ from the lodge's quote. */
export class AmountsDiffer extends DomainError {
  readonly code = 'amounts_differ'
}

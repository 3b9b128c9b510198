import { DomainError } from '../../errors.ts'

/** There is no such reservation, or it was deleted. */
export class ReservationNotFound extends DomainError {
  readonly code = 'reservation_not_found'
}

/** Only a confirmed one can be changed or cancelled. */
export class ReservationNotStanding extends DomainError {
  readonly code = 'reservation_not_standing'
}

/** B-07: the amounts sent are not the lodge's own. */
export class AmountsDiffer extends DomainError {
  readonly code = 'amounts_differ'
}

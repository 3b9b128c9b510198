import { DomainError } from '../../errors.ts'

/** The refund does not exist, or is not in a state that staff can settle. */
export class RefundNotOpen extends DomainError {
  readonly code = 'refund_not_open'
}

import { DomainError } from '../../errors.ts'

/** There is no such refund, or it is in no state that staff can settle. */
export class RefundNotOpen extends DomainError {
  readonly code = 'refund_not_open'
}

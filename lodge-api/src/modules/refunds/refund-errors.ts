import { DomainError } from '../../errors.ts'

/** There is no such refund, or it is settled already. */
export class RefundNotOpen extends DomainError {
  readonly code = 'refund_not_open'
}

import { DomainError } from '../../errors.ts'

export class ComplaintNotFound extends DomainError {
  readonly code = 'complaint_not_found'
}

/** An answer was mailed already; it stays as the consumer has it. */
export class ComplaintAlreadyReplied extends DomainError {
  readonly code = 'complaint_answered'
}

import { DomainError } from '../../errors.ts'

export class ComplaintNotFound extends DomainError {
  readonly code = 'complaint_not_found'
}

/** The reply was mailed already and cannot be changed. */
export class ComplaintAlreadyReplied extends DomainError {
  readonly code = 'complaint_answered'
}

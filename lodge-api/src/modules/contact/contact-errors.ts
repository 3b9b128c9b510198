import { DomainError } from '../../errors.ts'

/** No such message, or it is a year old and erased. */
export class MessageNotFound extends DomainError {
  readonly code = 'message_not_found'
}

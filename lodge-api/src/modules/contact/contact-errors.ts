import { DomainError } from '../../errors.ts'

/** The message does not exist, or was erased after a year. */
export class MessageNotFound extends DomainError {
  readonly code = 'message_not_found'
}

import { DomainError } from '../../errors.ts'

/** No such mail; those that were sent are forgotten after a month. */
export class MailNotFound extends DomainError {
  readonly code = 'mail_not_found'
}

import { DomainError } from '../../errors.ts'

/** The mail does not exist, or was sent and deleted after a month. */
export class MailNotFound extends DomainError {
  readonly code = 'mail_not_found'
}

import { DomainError } from '../../errors.ts'

/** The token is unknown, or its subscription was withdrawn or erased. */
export class SubscriptionNotFound extends DomainError {
  readonly code = 'subscription_not_found'
}

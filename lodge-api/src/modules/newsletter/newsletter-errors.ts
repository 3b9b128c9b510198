import { DomainError } from '../../errors.ts'

/** The link of a mail is not one of ours, or what it was about has been withdrawn or erased. */
export class SubscriptionNotFound extends DomainError {
  readonly code = 'subscription_not_found'
}

import { DomainError } from '../../errors.ts'

/** No stay has such a guest. */
export class GuestNotFound extends DomainError {
  readonly code = 'guest_not_found'
}

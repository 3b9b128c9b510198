import { DomainError } from '../errors.ts'

/** There is no picture of what was asked for. */
export class PhotoNotFound extends DomainError {
  readonly code = 'photo_not_found'
}

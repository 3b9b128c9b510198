import { DomainError } from '../../errors.ts'

/** There is no such room, or it is no longer offered. */
export class RoomNotFound extends DomainError {
  readonly code = 'room_not_found'
}

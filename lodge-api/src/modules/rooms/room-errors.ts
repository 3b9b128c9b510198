import { DomainError, InUse } from '../../errors.ts'

/** There is no such room, or it is no longer offered. */
export class RoomNotFound extends DomainError {
  readonly code = 'room_not_found'
}

/** Case 11: `count` reservations of it are still to come. */
export class RoomReserved extends InUse {
  readonly code = 'room_reserved'
}

/** Somebody is paying for a stay in it just now. */
export class RoomHeld extends DomainError {
  readonly code = 'room_held'
}

import { DomainError, InUse } from '../../errors.ts'

/** The room does not exist or is no longer offered. */
export class RoomNotFound extends DomainError {
  readonly code = 'room_not_found'
}

/** The room has `count` upcoming reservations. */
export class RoomReserved extends InUse {
  readonly code = 'room_reserved'
}

/** A guest is paying for a stay in the room. */
export class RoomHeld extends DomainError {
  readonly code = 'room_held'
}

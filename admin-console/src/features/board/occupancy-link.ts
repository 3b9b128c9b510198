import { linkOptions } from '@tanstack/react-router'
import type { BoardOccupancy } from './board-rows.ts'

/** The page of an occupancy: the reservation, or the nights of the room. */
export const linkOfOccupancy = (occupancy: BoardOccupancy) =>
  occupancy.kind === 'reservation'
    ? linkOptions({ to: '/view-reservation/$reservationID', params: { reservationID: occupancy._id } })
    : linkOptions({ to: '/room-unlock/$roomID', params: { roomID: occupancy.room } })

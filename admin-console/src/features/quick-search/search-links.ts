import { linkOptions } from '@tanstack/react-router'
import type { SearchTarget } from './search-entries.ts'

/** The link to the page of a result. */
export function linkOf(target: SearchTarget) {
  switch (target.kind) {
    case 'reservation':
      return linkOptions({ to: '/view-reservation/$reservationID', params: { reservationID: target.id } })
    case 'room':
      return linkOptions({ to: '/view-room/$roomID', params: { roomID: target.id } })
    case 'plant':
      return linkOptions({ to: '/view-plant/$plantID', params: { plantID: target.id } })
    case 'reservations':
      return linkOptions({ to: '/reservations-panel', search: { search: target.search } })
  }
}

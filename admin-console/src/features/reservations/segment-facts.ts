import { formatPrice, formatSoles } from 'shared-ui/copy/format'
import { changesRooms, nightsInRoom, roomsOfStay } from 'shared-ui/copy/reservations/rooms-of-stay'
import { VIEW_RESERVATION } from 'shared-ui/copy/reservations/view-reservation'
import type { ReservationDetail } from 'shared-ui/validators/reservations/reservation'
import type { Fact } from '../../lib/page/Facts.tsx'

type Segmented = Pick<ReservationDetail, 'pricePerNight' | 'segments'>

/** The rooms of a stay with their nights if the guest changed rooms; empty otherwise. */
export const roomsText = ({ segments }: Pick<Segmented, 'segments'>): string =>
  changesRooms(segments) ? roomsOfStay(segments) : ''

/** The price per night, or what the nights in each room cost without IGV if the guest changed rooms or price. */
export const nightFacts = (
  { pricePerNight, segments }: Segmented,
  label: string = VIEW_RESERVATION.amounts.pricePerNight,
): Fact[] =>
  segments.length > 1
    ? segments.map((segment) => ({
        label: nightsInRoom(segment),
        value: formatSoles(segment.price),
        kind: 'amount',
      }))
    : [{ label, value: formatPrice(pricePerNight), kind: 'amount' }]

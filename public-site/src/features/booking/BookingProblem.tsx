import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ApiProblem, Unreachable } from 'shared-ui/api/problems'
import { ProblemText } from 'shared-ui/components/ProblemText'
import { BOOKING, CANNOT_BOOK, heldText } from 'shared-ui/copy/booking/booking'
import { formatTime } from 'shared-ui/copy/format'
import type { Stay } from 'shared-ui/rules/reservations/stay'
import { roomQueries, takenIn } from '../../lib/queries/room-queries.ts'
import { NearestDates } from '../../lib/stay/NearestDates.tsx'
import type { Booking } from './state/booking-request.ts'
import { Offline } from './state/offline.ts'

/** Refusals after which another room or other dates may be free. */
const ELSEWHERE = new Set<unknown>(['nights_taken', 'nights_held', 'hold_lost', 'room_not_found'])

export type BookingProblemProps = { problem: unknown; booking: Booking }

/** Why a booking could not continue, with the nearest free dates and a link to the search if that helps. */
export function BookingProblem({ problem, booking }: BookingProblemProps) {
  return (
    <>
      <p>
        <Sentence problem={problem} />
      </p>
      {problem instanceof ApiProblem && ELSEWHERE.has(problem.code) && <Elsewhere booking={booking} />}
    </>
  )
}

function Elsewhere({ booking: { room, stay } }: { booking: Booking }) {
  const { data: taken } = useQuery({ ...roomQueries.taken(stay), select: takenIn(room._id) })
  return (
    <>
      {taken && <NearestDates room={taken} stay={stay} />}
      <p>
        <SearchLink stay={stay} />
      </p>
    </>
  )
}

function Sentence({ problem }: { problem: unknown }) {
  if (problem instanceof Offline) return BOOKING.offline
  if (problem instanceof ApiProblem && problem.code === 'nights_held' && problem.heldUntil) {
    return heldText(formatTime(problem.heldUntil))
  }
  if (problem instanceof Unreachable) {
    return (
      <>
        <ProblemText problem={problem} /> {BOOKING.notCharged}
      </>
    )
  }
  return <ProblemText problem={problem} />
}

/** A link to the search for rooms that are free on these dates. */
export function SearchLink({ stay }: { stay: Stay }) {
  return (
    <Link to="/rooms" search={{ inDate: stay.entry, outDate: stay.departure }}>
      {CANNOT_BOOK.back}
    </Link>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ApiProblem } from 'shared-ui/api/problems'
import { ProblemText } from 'shared-ui/components/ProblemText'
import { BOOKING, CANNOT_BOOK } from 'shared-ui/copy/booking/booking'
import { FIELD_SENTENCES } from 'shared-ui/copy/problems/problems'
import { type Stay, type StayProblem, stayProblem } from 'shared-ui/rules/reservations/stay'
import { useIsLive } from '../../lib/document/use-is-live.ts'
import { PageHead } from '../../lib/page/PageHead.tsx'
import { roomQueries } from '../../lib/queries/room-queries.ts'
import { useTodayInLima } from '../../lib/today-in-lima.ts'
import { rememberDates } from '../../lib/visitor/remembered-stay.ts'
import { BookingScreen } from './BookingScreen.tsx'
import { BookingWaiting } from './BookingWaiting.tsx'
import { CannotBook } from './CannotBook.tsx'
import { readStoredBooking, storedPurchaseFor } from './state/stored-booking.ts'

export type BookingPageProps = {
  /** The id of the room, as in the address. */
  roomId: string
  /** The stay of the address, not validated yet. */
  stay: Stay
}

/** The booking of a room for a stay, or why it cannot be booked. Prerendered without either, since every booking has the same page. */
export function BookingPage(props: BookingPageProps) {
  return (
    <>
      <PageHead title={BOOKING.title} description={BOOKING.description} />
      <RoomBooking {...props} />
    </>
  )
}

/** Keeps the prerendered elements until the room has loaded: new ones would count as painted as late as the form. */
function RoomBooking({ roomId, stay }: BookingPageProps) {
  const isLive = useIsLive()
  const problem = useStayProblem({ roomId, stay })
  const room = useQuery({ ...roomQueries.detail(roomId), enabled: isLive && problem === null })
  if (problem) return <CannotBook title={CANNOT_BOOK.dates}>{FIELD_SENTENCES[problem]}</CannotBook>
  if (room.error instanceof ApiProblem && room.error.status === 404) {
    return (
      <CannotBook title={CANNOT_BOOK.room} stay={stay}>
        {room.error.message}
      </CannotBook>
    )
  }
  if (isLive && room.data) return <BookingScreen room={room.data} stay={stay} />
  return (
    <BookingWaiting
      error={room.isError && !room.isFetching && <ProblemText problem={room.error} />}
      onRetry={() => void room.refetch()}
    />
  )
}

/** Why the dates cannot be booked, or null, also in the prerendered page. Dates without a problem are remembered. */
function useStayProblem({ roomId, stay }: BookingPageProps): StayProblem | null {
  const { entry, departure } = stay
  const isLive = useIsLive()
  const today = useTodayInLima()
  // A purchase begun before midnight can be finished, although its entry date is past by now.
  const [hasPurchase] = useState(() => storedPurchaseFor(readStoredBooking(), roomId, stay) !== null)
  const problem = !isLive || today === null || hasPurchase ? null : stayProblem(stay, today)
  useEffect(() => {
    if (isLive && problem === null) rememberDates({ entry, departure })
  }, [isLive, problem, entry, departure])
  return problem
}

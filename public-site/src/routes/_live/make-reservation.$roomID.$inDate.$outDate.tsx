import { createFileRoute, redirect } from '@tanstack/react-router'
import { BookingPage } from '../../features/booking/BookingPage.tsx'
import { NoSignal } from '../../features/booking/NoSignal.tsx'
import { isCachedShell, needsOwnDocument } from '../../lib/document/is-prerendered.ts'

export const Route = createFileRoute('/_live/make-reservation/$roomID/$inDate/$outDate')({
  // The page is the same for every booking until its code has loaded.
  staticData: { prerenderedParams: { roomID: '-', inDate: '-', outDate: '-' } },
  beforeLoad: ({ preload, location }) => {
    if (!preload && needsOwnDocument(location.pathname))
      throw redirect({ href: location.href, reloadDocument: true })
  },
  component: MakeReservation,
})

function MakeReservation() {
  const { roomID, inDate, outDate } = Route.useParams()
  if (isCachedShell()) return <NoSignal />
  return (
    <BookingPage
      key={`${roomID} ${inDate} ${outDate}`}
      roomId={roomID}
      stay={{ entry: inDate, departure: outDate }}
    />
  )
}

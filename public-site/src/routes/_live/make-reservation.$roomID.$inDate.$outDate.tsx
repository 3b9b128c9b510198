import { createFileRoute } from '@tanstack/react-router'
import { BookingPage } from '../../features/booking/BookingPage.tsx'

export const Route = createFileRoute('/_live/make-reservation/$roomID/$inDate/$outDate')({
  component: MakeReservation,
})

function MakeReservation() {
  const { roomID, inDate, outDate } = Route.useParams()
  return (
    <BookingPage
      key={`${roomID} ${inDate} ${outDate}`}
      roomID={roomID}
      stay={{ entry: inDate, departure: outDate }}
    />
  )
}

import { createFileRoute } from '@tanstack/react-router'
import { MyReservationPage } from '../../features/my-reservation/MyReservationPage.tsx'
import { readToken } from '../../lib/read-token.ts'

export const Route = createFileRoute('/_live/my-reservation')({
  validateSearch: readToken,
  component: MyReservation,
})

function MyReservation() {
  return <MyReservationPage token={Route.useSearch().token ?? ''} />
}

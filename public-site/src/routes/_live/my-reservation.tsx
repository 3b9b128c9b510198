import { createFileRoute } from '@tanstack/react-router'
import { MyReservationPage } from '../../features/my-reservation/MyReservationPage.tsx'
import { useLinkToken } from '../../lib/use-link-token.ts'

export const Route = createFileRoute('/_live/my-reservation')({ component: MyReservation })

function MyReservation() {
  return <MyReservationPage token={useLinkToken()} />
}

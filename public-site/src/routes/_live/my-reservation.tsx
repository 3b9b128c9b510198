import { createFileRoute, useLocation } from '@tanstack/react-router'
import { MyReservationPage } from '../../features/my-reservation/MyReservationPage.tsx'
import { readToken } from '../../lib/read-token.ts'

export const Route = createFileRoute('/_live/my-reservation')({ component: MyReservation })

function MyReservation() {
  // The token is in the hash, which browsers do not send to the server (docs/decisions/033-guest-link.md).
  const { token = '' } = readToken({ token: useLocation({ select: ({ hash }) => hash }) })
  return <MyReservationPage token={token} />
}

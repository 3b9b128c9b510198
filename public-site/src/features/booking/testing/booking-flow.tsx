import { useState } from 'react'
import { addDays, dayInLima } from 'shared-ui/rules/calendar-date'
import { VISIT_HEADER } from 'shared-ui/validators/visit-header'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { answering, type StoryResponse } from '../../../lib/stories/answering.ts'
import { BookingPage } from '../BookingPage.tsx'
import { rememberPurchase, storeGuest } from '../state/stored-booking.ts'
import { draft, purchase, room } from './booking-fixture.ts'
import { PAYFORM_SCRIPT } from './payform-script.ts'

const today = dayInLima(Date.now())
const stay = { entry: addDays(today, 3), departure: addDays(today, 5) }

const session = (): StoryResponse => ({
  body: {
    sessionToken: { sessionKey: purchase.sessionKey, expirationTime: Date.now() + 900_000 },
    merchantid: '400000001',
    purchasenumber: purchase.purchaseNumber,
    amount: 24.19,
    scriptUrl: PAYFORM_SCRIPT,
    testMode: true,
  },
})

type Server = Record<string, () => StoryResponse>

/** What the page asked of the server, in its order: each path, with what was sent. */
let requests: { path: string; body: Promise<string>; visit: string | null }[] = []

/** A server that answers by path, and a tab that has stored a guest, and a purchase if it is given one. */
export const serving =
  (server: Server = {}, stored: typeof purchase | null = null) =>
  () => {
    requests = []
    const undo = answering((path, request) => {
      requests.push({ path, body: request.text(), visit: request.headers.get(VISIT_HEADER) })
      const answer = server[path]
      if (answer) return answer()
      if (path === 'room/filter') return { body: { availableRooms: [room], heldRooms: [] } }
      return path === 'reservation/session-token' ? session() : { body: { room } }
    })()
    storeGuest({ draft, agreed: true })
    if (stored) rememberPurchase({ ...stored, roomID: room._id, ...stay, testMode: true })
    return undo
  }

/** The page, and a button that leaves it for another route. */
export function Leavable() {
  const [isOpen, setOpen] = useState(true)
  if (!isOpen) return <p>Otra página</p>
  return (
    <>
      <BookingPage roomID={room._id} stay={stay} />
      <button type="button" onClick={() => setOpen(false)}>
        Irse
      </button>
    </>
  )
}

/** The requests to a path so far. */
export const requestsTo = (path: string) => requests.filter((request) => request.path === path)

export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

export const heading = (name: string) => screen.findByRole('heading', { name })

/** From the form, as it is stored, to the card step with its fields. */
export const goToCard = async () => {
  await press('Siguiente Paso')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Reservar' })).toBeEnabled())
}

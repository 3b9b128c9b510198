import { useState } from 'react'
import { addDays, dayInLima } from 'shared-ui/rules/dates/calendar-date'
import { VISIT_HEADER } from 'shared-ui/validators/http/visit-header'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { BookingPage } from '../../src/features/booking/BookingPage.tsx'
import { NO_EXTRAS } from '../../src/features/booking/state/stay-extras.ts'
import { rememberPurchase, storeClient } from '../../src/features/booking/state/stored-booking.ts'
import { answering, type StoryResponse } from '../answering.ts'
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

/** The requests of the page in order, each with its path and body. */
let requests: { path: string; body: Promise<string>; visit: string | null }[] = []

/** Responds to requests by path, and stores a client in the tab, and `stored` as its purchase. */
export const serving =
  (server: Server = {}, stored: typeof purchase | null = null) =>
  () => {
    requests = []
    const undo = answering((path, request) => {
      requests.push({ path, body: request.text(), visit: request.headers.get(VISIT_HEADER) })
      const respond = server[path]
      if (respond) return respond()
      if (path === 'room/taken') return { body: { takenRooms: [] } }
      return path === 'reservation/session-token' ? session() : { body: { room } }
    })()
    storeClient({ draft, extras: NO_EXTRAS, agreed: true })
    if (stored) rememberPurchase({ ...stored, roomID: room._id, ...stay, testMode: true })
    return undo
  }

/** The booking page and a button that unmounts it. */
export function Leavable() {
  const [isOpen, setOpen] = useState(true)
  if (!isOpen) return <p>Otra página</p>
  return (
    <>
      <BookingPage roomId={room._id} stay={stay} />
      <button type="button" onClick={() => setOpen(false)}>
        Irse
      </button>
    </>
  )
}

/** Returns the requests to a path so far. */
export const requestsTo = (path: string) => requests.filter((request) => request.path === path)

export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

export const heading = (name: string) => screen.findByRole('heading', { name })

/** Goes from the stored form to the card step and waits for its fields. */
export const goToCard = async () => {
  await press('Siguiente Paso')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Reservar' })).toBeEnabled())
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { addDays, dayInLima } from 'shared-ui/rules/calendar-date'
import { VISIT_HEADER } from 'shared-ui/validators/visit-header'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { answering, type StoryAnswer } from '../../lib/stories/answering.ts'
import { inSite } from '../../lib/stories/in-site.tsx'
import { BookingPage } from './BookingPage.tsx'
import { denied, draft, purchase, purchaseIn, room } from './booking-fixture.ts'
import { keepGuest, keepPurchase, readKeptBooking } from './kept-booking.ts'
import { PAYFORM_SCRIPT } from './testing/payform-script.ts'

const today = dayInLima(Date.now())
const stay = { entry: addDays(today, 3), departure: addDays(today, 5) }

const session = (): StoryAnswer => ({
  body: {
    sessionToken: { sessionKey: purchase.sessionKey, expirationTime: Date.now() + 900_000 },
    merchantid: '400000001',
    purchasenumber: purchase.purchaseNumber,
    amount: 24.19,
    scriptUrl: PAYFORM_SCRIPT,
    testMode: true,
  },
})

type Server = Record<string, () => StoryAnswer>

/** What the page asked of the server, in its order: each path, with what was sent. */
let requests: { path: string; body: Promise<string>; visit: string | null }[] = []

/** A server that answers by path, and a tab that has stored a guest, and a purchase if it is given one. */
const serving =
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
    keepGuest({ draft, agreed: true })
    if (stored) keepPurchase({ ...stored, roomID: room._id, ...stay, testMode: true })
    return undo
  }

/** The page, and a button that leaves it for another route. */
function Leavable() {
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

const meta = {
  title: 'Sitio/Reservar/Recorrido',
  component: Leavable,
  decorators: [inSite],
  beforeEach: serving(),
} satisfies Meta<typeof Leavable>

export default meta
type Story = StoryObj<typeof meta>

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const heading = (name: string) => screen.findByRole('heading', { name })
const releases = () => requests.filter(({ path }) => path === 'reservation/release-hold')

const goToCard = async () => {
  await press('Siguiente Paso')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Reservar' })).toBeEnabled())
}

const expectReleased = async () => {
  await waitFor(() => expect(releases()).toHaveLength(1))
  await expect(JSON.parse((await releases()[0]?.body) ?? '')).toEqual(purchase)
  await expect(readKeptBooking().purchase).toBeNull()
}

export const ChangeDetails: Story = {
  name: "M-08 'Cambiar mis datos' releases the hold and leads to the form with what was typed",
  play: async () => {
    await goToCard()
    await press('Cambiar mis datos')
    await waitFor(async () => expect(await heading('Sus datos')).toHaveFocus())
    await expect(screen.getByLabelText('Nombres')).toHaveValue('Lucía')
    await expectReleased()
  },
}

export const Left: Story = {
  name: 'M-08 Another route releases the hold',
  play: async () => {
    await goToCard()
    await press('Irse')
    await expectReleased()
  },
}

export const Hidden: Story = {
  name: 'M-08 A page that is closed releases the hold, and brought back from the cache it is at the form',
  play: async () => {
    await goToCard()
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    await expectReleased()
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await expect(await heading('Sus datos')).toBeVisible()
    await expect(screen.getByLabelText('Nombres')).toHaveValue('Lucía')
  },
}

export const LeftWhilePaying: Story = {
  name: 'M-08 A page that is left while it pays releases nothing',
  play: async () => {
    await goToCard()
    await press('Reservar')
    await expect(await screen.findByText(/Procesando su pago/)).toBeVisible()
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: false }))
    await press('Irse')
    await expect(releases()).toEqual([])
    await expect(readKeptBooking().purchase).toMatchObject(purchase)
  },
}

export const OpenedAfterLeaving: Story = {
  name: 'M-08 A hold that comes after its page was left is released',
  beforeEach: () => {
    const undo = serving()()
    const answer = globalThis.fetch
    globalThis.fetch = async (input, init) => {
      const request = new Request(input, init)
      const response = await answer(request)
      if (request.url.includes('session-token')) {
        screen.getByRole('button', { name: 'Irse' }).click()
        await waitFor(() => expect(screen.getByText('Otra página')).toBeVisible())
      }
      return response
    }
    return undo
  },
  play: async () => {
    await press('Siguiente Paso')
    await expectReleased()
  },
}

export const Identifiers: Story = {
  name: 'M-08 A session is opened under the identifier of the browser and that of the tab',
  play: async () => {
    await goToCard()
    const [opened] = requests.filter(({ path }) => path === 'reservation/session-token')
    const { visit, tab, lateArrivalAccepted } = JSON.parse((await opened?.body) ?? '')
    await expect(visit).toBe(window.localStorage.getItem('lodge.visit'))
    await expect(tab).toBe(window.sessionStorage.getItem('lodge.tab'))
    await expect(lateArrivalAccepted).toBe(false)
  },
}

export const KnownVisit: Story = {
  name: 'M-08 A browser that has held a room before says who it is in the search',
  beforeEach: () => {
    const undo = serving()()
    window.localStorage.setItem('lodge.visit', 'a1b2c3d4e5f6a1b2c3d4')
    return undo
  },
  play: async () => {
    await heading('Sus datos')
    await waitFor(() =>
      expect(requests.find(({ path }) => path === 'room/filter')?.visit).toBe('a1b2c3d4e5f6a1b2c3d4'),
    )
  },
}

export const ReloadAfterRelease: Story = {
  name: 'M-08 After a reload a hold that ended leads to the form, without a word of the time to pay',
  beforeEach: serving({ 'reservation/outcome': () => ({ body: purchaseIn('expired') }) }, purchase),
  play: async () => {
    await expect(await heading('Sus datos')).toBeVisible()
    await expect(screen.queryByText('El tiempo para pagar terminó')).not.toBeInTheDocument()
    await waitFor(() => expect(readKeptBooking().purchase).toBeNull())
  },
}

export const NeverChargedAfterReload: Story = {
  name: 'M-01 A purchase that was never charged is forgotten by the tab, and a new try starts with what was typed',
  beforeEach: serving({ 'reservation/outcome': () => ({ body: purchaseIn('never_charged') }) }, purchase),
  play: async () => {
    await waitFor(async () => expect(await heading('No se le ha cobrado nada')).toHaveFocus())
    await expect(readKeptBooking().purchase).toBeNull()
    await press('Intentar de nuevo')
    await waitFor(async () => expect(await heading('Sus datos')).toHaveFocus())
    await expect(screen.getByLabelText('Nombres')).toHaveValue('Lucía')
  },
}

export const DenialClosed: Story = {
  name: 'B-06 When the dialog of a denial is closed the heading of the form has the focus',
  beforeEach: serving({ 'reservation/outcome': () => ({ body: denied }) }, purchase),
  play: async () => {
    await screen.findByRole('dialog', { name: '¡Uy! No se puede completar su transacción' })
    await userEvent.keyboard('{Escape}')
    await waitFor(async () => expect(await heading('Sus datos')).toHaveFocus())
    await expect(readKeptBooking().purchase).toBeNull()
  },
}

/** The browser says that it is offline; for the story's own end to undo. */
const goOffline = () => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
  return () => Reflect.deleteProperty(navigator, 'onLine')
}

export const OfflineAtPay: Story = {
  name: "M-11 Offline at 'Reservar' nothing is sent, and the page says so",
  play: async () => {
    await goToCard()
    const comeBack = goOffline()
    try {
      await press('Reservar')
      await expect(await screen.findByRole('alert')).toHaveTextContent(
        'Sin conexión. No se ha enviado ni cobrado nada',
      )
    } finally {
      comeBack()
    }
    await expect(requests.filter(({ path }) => path === 'reservation/make-reservation')).toEqual([])
  },
}

export const OfflineAtNext: Story = {
  name: "M-11 Offline at 'Siguiente Paso' nothing is sent, and the page says so",
  play: async () => {
    await heading('Sus datos')
    const comeBack = goOffline()
    try {
      await press('Siguiente Paso')
      await expect(await screen.findByRole('alert')).toHaveTextContent('Sin conexión. No se ha cobrado nada')
    } finally {
      comeBack()
    }
    await expect(requests.filter(({ path }) => path === 'reservation/session-token')).toEqual([])
  },
}

export const NotMe: Story = {
  name: "B-13 What was stored is filled in with a note, and 'No soy yo' forgets it on the page and in the browser",
  play: async () => {
    await press('No soy yo')
    await waitFor(async () => expect(await heading('Sus datos')).toHaveFocus())
    await expect(screen.getByLabelText('Nombres')).toHaveValue('')
    await expect(screen.queryByText(/Completamos el formulario/)).not.toBeInTheDocument()
    await expect(readKeptBooking().draft.email).toBe('')
  },
}

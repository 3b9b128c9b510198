import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { purchase, purchaseIn } from '../../../../test/booking/booking-fixture.ts'
import {
  goToCard,
  heading,
  Leavable,
  press,
  requestsTo,
  serving,
} from '../../../../test/booking/booking-flow.tsx'
import { inSite } from '../../../../test/in-site.tsx'
import { readStoredBooking } from './stored-booking.ts'

const meta = {
  title: 'Sitio/Reservar/Separación',
  component: Leavable,
  decorators: [inSite],
  beforeEach: serving(),
} satisfies Meta<typeof Leavable>

export default meta
type Story = StoryObj<typeof meta>

const releases = () => requestsTo('reservation/release-hold')

const expectReleased = async () => {
  await waitFor(() => expect(releases()).toHaveLength(1))
  await expect(JSON.parse((await releases()[0]?.body) ?? '')).toEqual(purchase)
  await expect(readStoredBooking().purchase).toBeNull()
}

export const ChangeDetails: Story = {
  name: "M-08 'Cambiar mis datos' releases the hold and returns to the form with the typed data",
  play: async () => {
    await goToCard()
    await press('Cambiar mis datos')
    await waitFor(async () => expect(await heading('Sus datos')).toHaveFocus())
    await expect(screen.getByLabelText('Nombres')).toHaveValue('Lucía')
    await expectReleased()
  },
}

export const Left: Story = {
  name: 'M-08 releases the hold when the visitor navigates to another route',
  play: async () => {
    await goToCard()
    await press('Irse')
    await expectReleased()
  },
}

export const Hidden: Story = {
  name: 'M-08 releases the hold on pagehide, and shows the form when restored from the back/forward cache',
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
  name: 'M-08 releases nothing when the page is left during a payment',
  play: async () => {
    await goToCard()
    await press('Reservar')
    await expect(await screen.findByText(/Procesando su pago/)).toBeVisible()
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: false }))
    await press('Irse')
    await expect(releases()).toEqual([])
    await expect(readStoredBooking().purchase).toMatchObject(purchase)
  },
}

export const OpenedAfterLeaving: Story = {
  name: 'M-08 releases a hold that is granted after the page was left',
  beforeEach: () => {
    const undo = serving()()
    const fetchOfStory = globalThis.fetch
    globalThis.fetch = async (input, init) => {
      const request = new Request(input, init)
      const response = await fetchOfStory(request)
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
  name: 'M-08 opens a session with the identifiers of browser and tab',
  play: async () => {
    await goToCard()
    const [opened] = requestsTo('reservation/session-token')
    const { visit, tab, lateArrivalAccepted } = JSON.parse((await opened?.body) ?? '')
    await expect(visit).toBe(window.localStorage.getItem('lodge.visit'))
    await expect(tab).toBe(window.sessionStorage.getItem('lodge.tab'))
    await expect(lateArrivalAccepted).toBe(false)
  },
}

export const KnownVisit: Story = {
  name: 'M-08 sends the identifier of the browser in the search after an earlier hold',
  beforeEach: () => {
    const undo = serving()()
    window.localStorage.setItem('lodge.visit', 'a1b2c3d4e5f6a1b2c3d4')
    return undo
  },
  play: async () => {
    await heading('Sus datos')
    await waitFor(() => expect(requestsTo('room/taken')[0]?.visit).toBe('a1b2c3d4e5f6a1b2c3d4'))
  },
}

export const ReloadAfterRelease: Story = {
  name: 'M-08 shows the form after a reload when the hold has expired, without a notice',
  beforeEach: serving({ 'reservation/outcome': () => ({ body: purchaseIn('expired') }) }, purchase),
  play: async () => {
    await expect(await heading('Sus datos')).toBeVisible()
    await expect(screen.queryByText('El tiempo para pagar terminó')).not.toBeInTheDocument()
    await waitFor(() => expect(readStoredBooking().purchase).toBeNull())
  },
}

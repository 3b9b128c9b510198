import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { inSite } from '../../../lib/stories/in-site.tsx'
import { purchase, purchaseIn } from '../testing/booking-fixture.ts'
import { goToCard, heading, Leavable, press, requestsTo, serving } from '../testing/booking-flow.tsx'
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
    await expect(readStoredBooking().purchase).toMatchObject(purchase)
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
    const [opened] = requestsTo('reservation/session-token')
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
    await waitFor(() => expect(requestsTo('room/filter')[0]?.visit).toBe('a1b2c3d4e5f6a1b2c3d4'))
  },
}

export const ReloadAfterRelease: Story = {
  name: 'M-08 After a reload a hold that ended leads to the form, without a word of the time to pay',
  beforeEach: serving({ 'reservation/outcome': () => ({ body: purchaseIn('expired') }) }, purchase),
  play: async () => {
    await expect(await heading('Sus datos')).toBeVisible()
    await expect(screen.queryByText('El tiempo para pagar terminó')).not.toBeInTheDocument()
    await waitFor(() => expect(readStoredBooking().purchase).toBeNull())
  },
}

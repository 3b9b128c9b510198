import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from 'shared-ui/guides/guide'
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

const guide: Guide = {
  purpose: 'Cuándo se sueltan las noches separadas: al cambiar los datos, salir o cerrar la pestaña.',
  notFor: 'Durante un pago no se suelta nada.',
  practice: {
    good: { text: 'Suelte las noches al salir, para que otra persona las vea libres.' },
    bad: { text: 'Preguntar al salir de una página donde no se escribió nada.' },
  },
}

const meta = {
  title: 'Sitio público/Reservar/Separación',
  parameters: { guide },
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

/** 'Cambiar mis datos' releases the hold and returns to the form with the typed data. */
export const ChangeDetails: Story = {
  name: 'Cambiar mis datos libera las noches',
  tags: ['M-08'],
  play: async () => {
    await goToCard()
    await press('Cambiar mis datos')
    await waitFor(async () => expect(await heading('Sus datos')).toHaveFocus())
    await expect(screen.getByLabelText('Nombres')).toHaveValue('Lucía')
    await expectReleased()
  },
}

/** Releases the hold when the visitor navigates to another route. */
export const Left: Story = {
  name: 'Salir de la página libera las noches',
  tags: ['M-08'],
  play: async () => {
    await goToCard()
    await press('Irse')
    await expectReleased()
  },
}

/** Releases the hold on pagehide, and shows the form when restored from the back/forward cache. */
export const Hidden: Story = {
  name: 'Cerrar la pestaña libera las noches',
  tags: ['M-08'],
  play: async () => {
    await goToCard()
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    await expectReleased()
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await expect(await heading('Sus datos')).toBeVisible()
    await expect(screen.getByLabelText('Nombres')).toHaveValue('Lucía')
  },
}

/** Releases nothing when the page is left during a payment. */
export const LeftWhilePaying: Story = {
  name: 'Durante el pago no se libera nada',
  tags: ['M-08'],
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

/** Releases a hold that is granted after the page was left. */
export const OpenedAfterLeaving: Story = {
  name: 'Separación concedida después de salir',
  tags: ['M-08'],
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

/** Opens a session with the identifiers of browser and tab. */
export const Identifiers: Story = {
  name: 'Identificadores del navegador y la pestaña',
  tags: ['M-08'],
  play: async () => {
    await goToCard()
    const [opened] = requestsTo('reservation/session-token')
    const { visit, tab, lateArrivalAccepted } = JSON.parse((await opened?.body) ?? '')
    await expect(visit).toBe(window.localStorage.getItem('lodge.visit'))
    await expect(tab).toBe(window.sessionStorage.getItem('lodge.tab'))
    await expect(lateArrivalAccepted).toBe(false)
  },
}

/** Sends the identifier of the browser in the search after an earlier hold. */
export const KnownVisit: Story = {
  name: 'Búsqueda con la visita conocida',
  tags: ['M-08'],
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

/** Shows the form after a reload when the hold has expired, without a notice. */
export const ReloadAfterRelease: Story = {
  name: 'Recarga con la separación vencida',
  tags: ['M-08'],
  beforeEach: serving({ 'reservation/outcome': () => ({ body: purchaseIn('expired') }) }, purchase),
  play: async () => {
    await expect(await heading('Sus datos')).toBeVisible()
    await expect(screen.queryByText('El tiempo para pagar terminó')).not.toBeInTheDocument()
    await waitFor(() => expect(readStoredBooking().purchase).toBeNull())
  },
}

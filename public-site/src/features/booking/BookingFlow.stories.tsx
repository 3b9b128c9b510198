import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { denied, purchase, purchaseIn } from '../../../test/booking/booking-fixture.ts'
import {
  goToCard,
  heading,
  Leavable,
  press,
  requestsTo,
  serving,
} from '../../../test/booking/booking-flow.tsx'
import { inSite } from '../../../test/in-site.tsx'
import { readStoredBooking } from './state/stored-booking.ts'

const guide: Guide = {
  purpose:
    'El camino entero de la reserva, con lo que pasa al recargar, sin señal o cuando el banco dice que no.',
  notFor: 'Cada paso por separado está en «Datos», «Tarjeta» y «Espera».',
  copy: ['Sin señal se dice primero que no se cobró nada.'],
  practice: {
    good: { text: 'Al recargar, siga donde estaba, con lo escrito.' },
    bad: { text: 'Empezar de nuevo porque el banco dijo que no.' },
  },
}

const meta = {
  title: 'Sitio público/Reservar/Recorrido',
  parameters: { guide },
  component: Leavable,
  decorators: [inSite],
  beforeEach: serving(),
} satisfies Meta<typeof Leavable>

export default meta
type Story = StoryObj<typeof meta>

/** Forgets a purchase that was never charged and retries with the typed data. */
export const NeverChargedAfterReload: Story = {
  name: 'Compra nunca cobrada, tras recargar',
  tags: ['M-01'],
  beforeEach: serving({ 'reservation/outcome': () => ({ body: purchaseIn('never_charged') }) }, purchase),
  play: async () => {
    await waitFor(async () => expect(await heading('No se le ha cobrado nada')).toHaveFocus())
    await expect(readStoredBooking().purchase).toBeNull()
    await press('Intentar de nuevo')
    await waitFor(async () => expect(await heading('Sus datos')).toHaveFocus())
    await expect(screen.getByLabelText('Nombres')).toHaveValue('Lucía')
  },
}

/** Focuses the heading of the form when the denial dialog is closed. */
export const DenialClosed: Story = {
  name: 'Denegación cerrada, foco en el formulario',
  tags: ['B-06'],
  beforeEach: serving({ 'reservation/outcome': () => ({ body: denied }) }, purchase),
  play: async () => {
    await screen.findByRole('dialog', { name: '¡Uy! No se puede completar su transacción' })
    await userEvent.keyboard('{Escape}')
    await waitFor(async () => expect(await heading('Sus datos')).toHaveFocus())
    await expect(readStoredBooking().purchase).toBeNull()
  },
}

/** Sets the browser offline and dispatches the event. Returns a function that undoes it. */
const goOffline = () => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
  window.dispatchEvent(new Event('offline'))
  return () => {
    Reflect.deleteProperty(navigator, 'onLine')
    window.dispatchEvent(new Event('online'))
  }
}

/** Says that it is offline before a press, keeps the form and continues when the network is back. */
export const OfflineNotice: Story = {
  name: 'Sin señal antes de pulsar',
  tags: ['M-11'],
  play: async () => {
    await heading('Sus datos')
    const comeBack = goOffline()
    try {
      const [top, beside] = await screen.findAllByText(/Sin conexión. Puede seguir escribiendo/)
      // In the first view, and beside the button, of which one is announced.
      await expect(top?.closest('[role="status"]')).toBeVisible()
      await expect(top?.compareDocumentPosition(screen.getByLabelText('Nombres'))).toBe(
        Node.DOCUMENT_POSITION_FOLLOWING,
      )
      await expect(beside?.closest('[role="status"]')).toBeNull()
      await userEvent.type(screen.getByLabelText('Comentarios'), 'Sin señal')
      await press('Siguiente Paso')
      await expect(await screen.findByRole('alert')).toHaveTextContent('Sin conexión. No se ha cobrado nada')
    } finally {
      comeBack()
    }
    await expect(await screen.findByText('Ya hay conexión: puede continuar.')).toBeVisible()
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await expect(screen.getByLabelText('Comentarios')).toHaveValue('Sin señal')
    await expect(requestsTo('reservation/session-token')).toEqual([])
  },
}

/** Sends nothing when offline at 'Reservar', and says so. */
export const OfflineAtPay: Story = {
  name: 'Sin señal al pulsar Reservar',
  tags: ['M-11'],
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
    await expect(requestsTo('reservation/make-reservation')).toEqual([])
  },
}

/** Sends nothing when offline at 'Siguiente Paso', and says so. */
export const OfflineAtNext: Story = {
  name: 'Sin señal al pulsar Siguiente Paso',
  tags: ['M-11'],
  play: async () => {
    await heading('Sus datos')
    const comeBack = goOffline()
    try {
      await press('Siguiente Paso')
      await expect(await screen.findByRole('alert')).toHaveTextContent('Sin conexión. No se ha cobrado nada')
    } finally {
      comeBack()
    }
    await expect(requestsTo('reservation/session-token')).toEqual([])
  },
}

/** Fills in stored client data with a note, and 'No soy yo' removes it from page and browser. */
export const NotMe: Story = {
  name: 'Datos recordados y No soy yo',
  tags: ['B-13'],
  play: async () => {
    await press('No soy yo')
    await waitFor(async () => expect(await heading('Sus datos')).toHaveFocus())
    await expect(screen.getByLabelText('Nombres')).toHaveValue('')
    await expect(screen.queryByText(/Completamos el formulario/)).not.toBeInTheDocument()
    await expect(readStoredBooking().draft.email).toBe('')
  },
}

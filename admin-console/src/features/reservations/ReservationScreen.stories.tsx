import type { Meta, StoryObj } from '@storybook/react-vite'
import { ERROR_SENTENCES } from 'shared-ui/copy/problems'
import { expect, screen, userEvent, within } from 'storybook/test'
import { answering, refusal } from '../../lib/stories/answering.ts'
import { inConsole } from '../../lib/stories/in-console.tsx'
import { ReservationScreen } from './ReservationScreen.tsx'
import { SAMPLE_DETAIL } from './sample-reservations.ts'

const meta = {
  title: 'Consola/Vista de Reservación',
  component: ReservationScreen,
  args: { reservationId: '018f-1' },
  decorators: [inConsole],
  globals: { face: 'console-light' },
} satisfies Meta<typeof ReservationScreen>

export default meta
type Story = StoryObj<typeof meta>

const paid = answering(() => ({ body: { reservation: SAMPLE_DETAIL } }))
const panel = (name: string) => screen.findByRole('region', { name })

export const Loading: Story = {
  name: 'W-05 Says that it loads',
  beforeEach: answering(() => 'silence'),
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent('Cargando Reservación')
  },
}

export const Refused: Story = {
  name: 'W-05 What the server answers takes the place of the spinner',
  beforeEach: answering(() => refusal(503, 'database_unavailable', ERROR_SENTENCES.database_unavailable)),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(ERROR_SENTENCES.database_unavailable)
  },
}

export const Unknown: Story = {
  name: 'A-12 An unknown reservation says so, with a way back',
  beforeEach: answering(() => refusal(404, 'reservation_not_found', ERROR_SENTENCES.reservation_not_found)),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Reservación no encontrada' })).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Volver a Reservaciones' })).toHaveAttribute(
      'href',
      '/reservations-panel',
    )
  },
}

export const Paid: Story = {
  name: 'A-12 Shows stay, amounts, room, client, payment and history',
  beforeEach: paid,
  play: async () => {
    const stay = within(await panel('Estadía'))
    await expect(stay.getByText(/28 dic\.? 2026/)).toBeVisible()
    await expect(stay.getByText(/1 ene\.? 2027/)).toBeVisible()
    await expect(stay.getByText('4 noches')).toBeVisible()
    await expect(stay.getByText(/S\/\.\s1,038\.40/)).toBeVisible()
    const room = within(await panel('Habitación'))
    await expect(room.getByText('2 personas')).toBeVisible()
    await expect(room.getByText(/S\/\.\s220\.00/)).toBeVisible()
    await expect(within(await panel('Cliente')).getByText('20600000001')).toBeVisible()
    const payment = within(await panel('Pago'))
    await expect(payment.getByText('visa 411111******1111')).toBeVisible()
    await expect(payment.getByText(/Modo de prueba/)).toBeVisible()
    await expect(within(await panel('Historia')).getAllByRole('listitem')).toHaveLength(3)
  },
}

export const WrittenByStaff: Story = {
  name: 'A-12 Leaves out what there is not: detail, RUC, payment; one guest is 1 persona',
  beforeEach: answering(() => ({
    body: {
      reservation: {
        ...SAMPLE_DETAIL,
        detail: '',
        payment: null,
        room: { ...SAMPLE_DETAIL.room, capacity: 1 },
        client: { ...SAMPLE_DETAIL.client, RUC: '' },
        history: [{ at: '2026-11-20T19:04:50.000Z', kind: 'created_by_staff', by: 'recepcion' }],
      },
    },
  })),
  play: async () => {
    await expect(within(await panel('Estadía')).queryByText('Detalle')).not.toBeInTheDocument()
    await expect(within(await panel('Cliente')).queryByText('RUC')).not.toBeInTheDocument()
    await expect(within(await panel('Pago')).getByText('Sin pago con tarjeta.')).toBeVisible()
    await expect(within(await panel('Habitación')).getByText('1 persona')).toBeVisible()
    await expect(within(await panel('Historia')).getByText('Registrada por recepcion')).toBeVisible()
  },
}

export const Deleting: Story = {
  name: 'W-08 Deletes from here too, and then shows it deleted',
  beforeEach: () => {
    let reservation = SAMPLE_DETAIL
    return answering((request) => {
      if (request.method !== 'DELETE') return { body: { reservation } }
      reservation = { ...reservation, state: 'deleted' }
      return { body: {} }
    })()
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Eliminar' }))
    await userEvent.click(screen.getByRole('button', { name: 'Sí' }))
    await expect(await screen.findByText(/Se eliminó la reservación de Quispe/)).toBeVisible()
    await expect(screen.getByText('Eliminada')).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Eliminar' })).not.toBeInTheDocument()
  },
}

export const Dark: Story = { name: 'Paid, in the dark', beforeEach: paid, globals: { face: 'console-dark' } }

export const Phone: Story = {
  name: 'Paid, on a phone',
  beforeEach: paid,
  globals: { viewport: { value: 'phone' } },
}

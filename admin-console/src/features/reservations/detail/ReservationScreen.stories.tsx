import type { Meta, StoryObj } from '@storybook/react-vite'
import { ERROR_SENTENCES } from 'shared-ui/copy/problems/problems'
import type { Guide } from 'shared-ui/guides/guide'
import type { ReservationDetail } from 'shared-ui/validators/reservations/reservation'
import { expect, screen, userEvent, within } from 'storybook/test'
import { answering, refusal, unavailable } from '../../../../test/answering.ts'
import { atMoment } from '../../../../test/at-moment.ts'
import { inConsole } from '../../../../test/in-console.tsx'
import { cancelledDetail, SAMPLE_DETAIL } from '../../../../test/samples/sample-reservations.ts'
import { ReservationScreen } from './ReservationScreen.tsx'

const guide: Guide = {
  purpose: 'Todo de una reservación: estadía, cliente, dinero, historia, y lo que su estado permite hacer.',
  notFor: 'Para marcar llegadas una tras otra use «Hoy».',
  copy: ['Se dice «reservación» en la consola y «reserva» en el sitio público.'],
  practice: {
    good: { text: 'Ofrezca solo lo que su estado permite: en una cancelada no hay «Llegó».' },
    bad: { text: 'Botones apagados sin decir qué falta para que sirvan.' },
  },
}

const meta = {
  title: 'Consola/Reservaciones/Reservación',
  parameters: { guide, face: 'console-light' },
  component: ReservationScreen,
  args: { reservationId: '018f-1' },
  decorators: [inConsole],
} satisfies Meta<typeof ReservationScreen>

export default meta
type Story = StoryObj<typeof meta>

const paid = answering(() => ({ body: { reservation: SAMPLE_DETAIL } }))
/** The print version, which is hidden on screen. */
const paper = () => screen.findByRole('article', { hidden: true })
const panel = (name: string) => screen.findByRole('region', { name })

/** Shows that the reservation is loading. */
export const Loading: Story = {
  name: 'Cargando',
  tags: ['W-05'],
  beforeEach: answering(() => 'silence'),
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent('Cargando Reservación')
  },
}

/** Replaces the spinner with the error of the server. */
export const Refused: Story = {
  name: 'Error del servidor con reintento',
  tags: ['W-05'],
  ...unavailable,
}

/** Reports an unknown reservation, with a link back. */
export const Unknown: Story = {
  name: 'Reservación no encontrada',
  tags: ['A-12'],
  beforeEach: answering(() => refusal(404, 'reservation_not_found', ERROR_SENTENCES.reservation_not_found)),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Reservación no encontrada' })).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Volver a Reservaciones' })).toHaveAttribute(
      'href',
      '/reservations-panel',
    )
  },
}

/** Shows stay, amounts, room, client, payment and history. */
export const Paid: Story = {
  name: 'Pagada: estadía, montos, cliente e historia',
  tags: ['A-12'],
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
    await expect(within(await panel('Cliente')).getByText('20699999998')).toBeVisible()
    const payment = within(await panel('Pago'))
    await expect(payment.getByText('Visa 411111******1111')).toBeVisible()
    await expect(payment.getByText(/Modo de prueba/)).toBeVisible()
    await expect(within(await panel('Historia')).getAllByRole('listitem')).toHaveLength(3)
  },
}

const MOVED: ReservationDetail = {
  ...SAMPLE_DETAIL,
  segments: [
    {
      room: { _id: 'r2', identifier: 'Quinual', category: 'Doble' },
      inDate: '2026-12-28',
      outDate: '2026-12-29',
      pricePerNight: 200,
      price: 400,
      IGV: 72,
      total: 472,
    },
    {
      room: { _id: 'r1', identifier: 'Orquídea', category: 'Matrimonial' },
      inDate: '2026-12-30',
      outDate: '2026-12-31',
      pricePerNight: 240,
      price: 480,
      IGV: 86.4,
      total: 566.4,
    },
  ],
  history: [
    ...SAMPLE_DETAIL.history,
    {
      at: '2026-12-30T15:00:00.000Z',
      kind: 'changed',
      by: 'recepcion',
      facts: {
        before: { room: 'Quinual · Doble', inDate: '2026-12-28', outDate: '2026-12-31', total: 944 },
        after: {
          room: 'Orquídea · Matrimonial',
          inDate: '2026-12-28',
          outDate: '2026-12-31',
          total: 1038.4,
          earlier: [{ room: 'Quinual · Doble', inDate: '2026-12-28', outDate: '2026-12-29' }],
        },
      },
    },
  ],
}

/** Shows the rooms of a guest who changed rooms, what the nights in each cost, and the change in the history. */
export const Moved: Story = {
  name: 'Estadía en dos habitaciones',
  tags: ['D-07'],
  beforeEach: answering(() => ({ body: { reservation: MOVED } })),
  play: async () => {
    const stay = within(await panel('Estadía'))
    await expect(
      stay.getByText('Del 28 al 30 de diciembre en Quinual, del 30 de diciembre al 1 de enero en Orquídea'),
    ).toBeVisible()
    const nights = stay.getByText(/^Del 28 al 30 de diciembre en Quinual, 2 noches a S\/\.\s200\.00/)
    await expect(nights.nextElementSibling).toHaveTextContent(/S\/\.\s400\.00/)
    await expect(stay.queryByText('Precio por noche')).not.toBeInTheDocument()
    await expect(
      within(await panel('Historia')).getByText(
        /^Ahora: Del 28 al 30 de diciembre en Quinual · Doble, del 30/,
      ),
    ).toBeVisible()
  },
}

const IN_HOUSE = {
  state: 'in_house',
  at: '2026-12-29T20:10:00.000Z',
  by: 'recepcion',
  freedFrom: null,
} as const

/** Checks out before the departure day and asks what becomes of the nights. */
export const CheckedOutEarly: Story = {
  name: 'Salida antes del último día',
  tags: ['D-02'],
  beforeEach: atMoment('2026-12-30T09:00:00-05:00', () => {
    let reservation: ReservationDetail = { ...SAMPLE_DETAIL, stay: IN_HOUSE }
    return answering((request) => {
      if (request.method !== 'POST') return { body: { reservation } }
      const stay = { ...IN_HOUSE, state: 'left', freedFrom: '2026-12-30' } as const
      reservation = { ...reservation, stay, version: 3 }
      return { body: { state: 'left', version: 3 } }
    })()
  }),
  play: async () => {
    const guest = within(await panel('Llegada y salida'))
    await expect(guest.getByText('En casa')).toBeVisible()
    await expect(guest.getByText(/29 dic.*, por recepcion/)).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Cancelar reservación' })).not.toBeInTheDocument()
    await userEvent.click(guest.getByRole('button', { name: 'Salió Quispe Mamani, Rosa Elvira' }))
    const question = within(screen.getByRole('alertdialog'))
    await expect(question.getByText(/No usa 2 noches, desde la del 30 de diciembre/)).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Dejarlas libres' }))
    await expect(await guest.findByText('Noches libres otra vez desde la del 30 de diciembre')).toBeVisible()
    await expect(guest.getByText('Salió')).toBeVisible()
  },
}

/** Shows a no-show, who marked it and when, and offers to undo it only. */
export const AbsentGuest: Story = {
  name: 'Huésped ausente, se puede deshacer',
  tags: ['D-02'],
  beforeEach: answering(() => ({
    body: {
      reservation: {
        ...SAMPLE_DETAIL,
        stay: { ...IN_HOUSE, state: 'no_show' },
        history: [
          ...SAMPLE_DETAIL.history,
          { at: '2026-12-29T01:10:00.000Z', kind: 'no_show', by: 'recepcion' },
        ],
      },
    },
  })),
  play: async () => {
    const guest = within(await panel('Llegada y salida'))
    await expect(guest.getByText('No se presentó')).toBeVisible()
    await expect(guest.getAllByRole('button')).toHaveLength(1)
    await expect(guest.getByRole('button', { name: /^Deshacer/ })).toBeVisible()
    await expect(screen.queryByRole('link', { name: 'Cambiar' })).not.toBeInTheDocument()
  },
}

/** Omits missing detail, RUC and payment, and uses the singular for one person. */
export const WrittenByStaff: Story = {
  name: 'Escrita por el personal, sin pago',
  tags: ['A-12'],
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

/** Deletes the reservation, shows it as deleted, and restores it. */
export const Deleting: Story = {
  name: 'Eliminar y restaurar',
  tags: ['D-08', 'W-08'],
  beforeEach: atMoment('2026-11-28T15:00:00Z', () => {
    let reservation = SAMPLE_DETAIL
    return answering((request) => {
      const { pathname } = new URL(request.url)
      if (pathname.endsWith('/delete')) reservation = { ...reservation, state: 'deleted' }
      if (pathname.endsWith('/restore')) reservation = { ...reservation, state: 'confirmed' }
      return { body: { reservation } }
    })()
  }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Eliminar' }))
    await userEvent.click(screen.getByRole('button', { name: 'Sí' }))
    await expect(await screen.findByText(/Se eliminó la reservación de Quispe/)).toBeVisible()
    await expect(screen.getByText('Eliminada')).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Eliminar' })).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Recuperar' }))
    await expect(await screen.findByText(/Se recuperó la reservación de Quispe/)).toBeVisible()
    await expect(screen.getByText('Confirmada')).toBeVisible()
  },
}

/** Offers to restore a reservation that was deleted earlier. */
export const Deleted: Story = {
  name: 'Eliminada antes',
  tags: ['D-08'],
  beforeEach: answering(() => ({ body: { reservation: { ...SAMPLE_DETAIL, state: 'deleted' } } })),
  play: async () => {
    await expect(await screen.findByText(/Esta reservación está eliminada/)).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Recuperar' })).toBeEnabled()
  },
}

/** Shows reason, policy step and refund of a cancelled reservation, which cannot be changed. */
export const Cancelled: Story = {
  name: 'Cancelada, con motivo y devolución',
  tags: ['P-08'],
  beforeEach: answering(() => ({ body: { reservation: cancelledDetail() } })),
  play: async () => {
    const cancellation = within(await panel('Cancelación'))
    await expect(cancellation.getByText('La huésped está enferma.')).toBeVisible()
    await expect(cancellation.getByText('80 % de lo pagado')).toBeVisible()
    const payment = within(await panel('Pago'))
    await expect(payment.getByText(/^S\/\.\s830\.72$/)).toBeVisible()
    await expect(payment.getByText('Hecha')).toBeVisible()
    const history = within(await panel('Historia'))
    await expect(history.getByText(/Antes: Molle · Doble/)).toBeVisible()
    await expect(screen.queryByRole('link', { name: 'Cambiar' })).not.toBeInTheDocument()
    await expect(screen.queryByRole('button', { name: 'Cancelar reservación' })).not.toBeInTheDocument()
  },
}

/** Prints payment, policy step and refund dates of a cancelled reservation. */
export const CancelledOnPaper: Story = {
  name: 'Cancelada, impresa',
  tags: ['P-08'],
  beforeEach: answering(() => {
    const reservation = cancelledDetail({ state: 'waiting', problem: 'unreachable' })
    const [toCard] = reservation.refunds
    const byHand = { ...toCard, _id: 'd2', amount: 20, cause: 'change', state: 'paid_by_hand', reference: '' }
    return { body: { reservation: { ...reservation, refunds: [toCard, { ...byHand, problem: '' }] } } }
  }),
  play: async () => {
    const printed = within(await paper())
    const fact = (label: string) => printed.getByText(label).parentElement
    await expect(fact('Pagado con tarjeta')).toHaveTextContent(/S\/\.\s1,038\.40/)
    await expect(fact('Motivo')).toHaveTextContent('La huésped está enferma.')
    await expect(fact('Anticipación')).toHaveTextContent('Faltaban 14 días para la entrada')
    await expect(fact('Devolución')).toHaveTextContent('80 % de lo pagado')
    const [toCard, byHand] = printed.getAllByRole('listitem', { hidden: true })
    await expect(toCard).toHaveTextContent(
      /A la tarjeta: por pedir al banco.*S\/\.\s830\.72.*14 dic\.? 2026, 10:00.*1042-1/,
    )
    await expect(toCard).toHaveTextContent('No se puede conectar con el proveedor de pagos')
    await expect(byHand).toHaveTextContent(/Por otro medio: pagada.*S\/\.\s20\.00.*Por cambio/)
  },
}

/** Shows internal notes and what was corrected, and sends the confirmation again. */
export const Corrected: Story = {
  name: 'Corregida, con notas internas',
  tags: ['D-05'],
  beforeEach: answering(() => ({
    body: {
      reservation: {
        ...SAMPLE_DETAIL,
        notes: 'Pidió cuna.',
        history: [
          {
            at: '2026-11-21T10:00:00.000Z',
            kind: 'corrected',
            by: 'recepcion',
            facts: { corrected: [{ field: 'phone', before: '984 000 111', after: '984 000 112' }] },
          },
        ],
      },
    },
  })),
  play: async () => {
    await expect(within(await panel('Estadía')).getByText('Pidió cuna.')).toBeVisible()
    await expect(
      within(await panel('Historia')).getByText('Teléfono: 984 000 111 → 984 000 112'),
    ).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Corregir datos' })).toHaveAttribute(
      'href',
      '/update-reservation/018f-1',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Reenviar confirmación' }))
    await expect(
      await screen.findByText('La confirmación se enviará en un momento a rosa.quispe@example.pe.'),
    ).toBeVisible()
  },
}

export const Dark: Story = {
  name: 'Pagada, tema oscuro',
  beforeEach: paid,
  parameters: { face: 'console-dark' },
}

export const Phone: Story = {
  name: 'Pagada, en teléfono',
  beforeEach: paid,
  globals: { viewport: { value: 'phone' } },
}

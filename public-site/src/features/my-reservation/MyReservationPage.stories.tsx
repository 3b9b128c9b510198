import type { Meta, StoryObj } from '@storybook/react-vite'
import { LODGE } from 'content'
import { ERROR_SENTENCES } from 'shared-ui/copy/problems/problems'
import { GUEST_RESERVATION } from 'shared-ui/copy/reservations/guest-reservation'
import type { Guide } from 'shared-ui/guides/guide'
import type { GuestReservationResponse } from 'shared-ui/validators/reservations/guest-reservation'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answering, refusal, type StoryResponse } from '../../../test/answering.ts'
import { inSite } from '../../../test/in-site.tsx'
import { CANCELLED, SAMPLE } from '../../../test/samples/sample-reservation.ts'
import { withoutSignal } from '../../../test/without-signal.ts'
import { phoneLink } from '../../lib/phone-link.ts'
import { MyReservationPage } from './MyReservationPage.tsx'

/** Responds to every request with this reservation. */
const showing = (reservation: Partial<GuestReservationResponse>, from = SAMPLE) =>
  answering(() => ({ body: { reservation: { ...from, ...reservation } } }))

const guide: Guide = {
  purpose: 'La reserva para su huésped, con el enlace de su correo: fechas, dinero, calendario y cancelar.',
  notFor: 'El personal la ve en la consola. Sin el enlace no se muestra nada.',
  states: { 'data-over': 'La reserva terminó: cancelada o fallida.' },
  copy: ['Un enlace desconocido no dice si la reserva existe.'],
  practice: {
    good: { text: 'Diga hasta qué día se puede cancelar sin costo, con fecha.' },
    bad: { text: 'Pedir que cree una cuenta para ver su reserva.' },
  },
}

const meta = {
  title: 'Sitio público/Mi reserva',
  parameters: { guide },
  component: MyReservationPage,
  decorators: [inSite],
  args: { token: 'una-clave-de-prueba' },
  beforeEach: showing({}),
} satisfies Meta<typeof MyReservationPage>

export default meta
type Story = StoryObj<typeof meta>

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

/** Shows stay, price, calendar file, and the refund of a cancellation today. */
export const Full: Story = {
  name: 'Confirmada',
  tags: ['B-12'],
  play: async () => {
    await expect(await heading('Su reserva está confirmada')).toBeVisible()
    await expect(screen.getByText(GUEST_RESERVATION.number('52CC4B20'))).toBeVisible()
    const stay = within(screen.getByRole('region', { name: 'Su estadía' }))
    for (const text of ['vie, 30 abr. 2027', 'dom, 2 may. 2027', 'Molle · Doble con balcón', '2 noches']) {
      await expect(stay.getByText(text)).toBeVisible()
    }
    await expect(stay.getByText('Lucía Prueba Núñez')).toBeVisible()
    await expect(stay.getByText(/^Llegada: hacia las 16:00\s+Comentarios: Llegamos en bus\.$/)).toBeVisible()
    await expect(screen.getByText(/Pagado con tarjeta: S\/\.\s590\.00/)).toBeVisible()
    await expect(screen.getByText(/vuelven a su tarjeta S\/\.\s472\.00 \(80 % de lo pagado\)/)).toBeVisible()
    const calendar = screen.getByRole('link', { name: 'Agregar al calendario' })
    await expect(calendar).toHaveAttribute(
      'href',
      '/api/guest-reservation/calendar?token=una-clave-de-prueba',
    )
    await expect(calendar).toHaveAttribute('download')
  },
}

/** Shows long names on a phone. */
export const Phone: Story = {
  name: 'Nombres largos, en teléfono',
  tags: ['B-12'],
  globals: { viewport: { value: 'phone' } },
  beforeEach: showing({
    names: 'María Fernanda de los Ángeles',
    surnames: 'Prueba-Echegaray Núñez del Prado',
    room: { identifier: 'Laurel', category: 'Familiar con dos dormitorios y terraza al río' },
  }),
}

/** Shows the rooms of a guest who changed rooms, and what each costs. */
export const Moved: Story = {
  name: 'Estadía en dos habitaciones',
  tags: ['D-07'],
  beforeEach: showing({
    room: { identifier: 'Sauco', category: 'Doble' },
    segments: [
      {
        room: { identifier: 'Quinual' },
        inDate: '2027-04-30',
        outDate: '2027-04-30',
        pricePerNight: 200,
        price: 200,
      },
      {
        room: { identifier: 'Sauco' },
        inDate: '2027-05-01',
        outDate: '2027-05-01',
        pricePerNight: 300,
        price: 300,
      },
    ],
  }),
  play: async () => {
    const stay = within(await screen.findByRole('region', { name: 'Su estadía' }))
    await expect(
      stay.getByText('Del 30 de abril al 1 de mayo en Quinual, del 1 al 2 de mayo en Sauco'),
    ).toBeVisible()
    await expect(screen.getByText(/^Del 1 al 2 de mayo en Sauco, 1 noche a S\/\.\s300\.00/)).toBeVisible()
    await expect(screen.queryByText('Precio por noche')).not.toBeInTheDocument()
  },
}

/** Shows that the reservation is loading. */
export const Loading: Story = {
  name: 'Cargando',
  tags: ['W-05'],
  beforeEach: answering(() => 'silence'),
  play: async () => {
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Su reserva')
    await expect(screen.getByRole('status')).toHaveTextContent('Cargando su reserva')
  },
}

/** Mails a lost link again without saying whether there is a reservation. */
export const LinkAskedAgain: Story = {
  name: 'Pedir el enlace otra vez',
  tags: ['P-19'],
  args: { token: '' },
  beforeEach: answering((path) => (path === 'guest-reservation/send-link' ? { body: {} } : 'silence')),
  play: async () => {
    const send = await screen.findByRole('button', { name: 'Enviar enlace' })
    await userEvent.type(screen.getByLabelText('N.º de reserva'), '52cc')
    await userEvent.click(send)
    await waitFor(() => expect(screen.getByLabelText('Correo electrónico')).toHaveFocus())
    await expect(screen.getByLabelText('N.º de reserva')).toHaveAccessibleDescription(/8 letras y cifras/)
    await userEvent.type(screen.getByLabelText('Correo electrónico'), 'ana.luz@example.com')
    await userEvent.type(screen.getByLabelText('N.º de reserva'), ' 4b20')
    await userEvent.click(send)
    await expect(await screen.findByRole('status')).toHaveTextContent(
      'Si hay una reserva confirmada con ese número y ese correo',
    )
  },
}

/** Does not offer to change the dates of a cancelled stay. */
export const CancelledDates: Story = {
  name: 'Cancelada: no se cambian las fechas',
  tags: ['B-12'],
  beforeEach: showing({}, CANCELLED),
  play: async () => {
    await expect(await heading('Su reserva está cancelada')).toBeVisible()
    await expect(screen.queryByText(/cambiar las fechas/)).not.toBeInTheDocument()
    await expect(screen.getByRole('link', { name: LODGE.phone })).toBeVisible()
  },
}

/** Says that the link is unknown and shows how to reach the lodge. */
export const Unknown: Story = {
  name: 'Enlace desconocido',
  tags: ['B-12'],
  args: { token: 'una-clave-cortada' },
  beforeEach: answering(() => refusal(404, 'link_unknown', ERROR_SENTENCES.link_unknown)),
  play: async () => {
    await expect(await heading('No encontramos su reserva')).toBeVisible()
    await expect(screen.getByRole('link', { name: LODGE.phone })).toHaveAttribute(
      'href',
      phoneLink(LODGE.phone),
    )
    await expect(screen.getByRole('link', { name: /@/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:/),
    )
  },
}

let isBroken = true

/** Shows an error of the server with a retry. */
export const Broken: Story = {
  name: 'Error del servidor con reintento',
  tags: ['E-01', 'E-03'],
  beforeEach: () => {
    isBroken = true
    return answering(
      (): StoryResponse =>
        isBroken
          ? refusal(500, 'server_error', ERROR_SENTENCES.server_error)
          : { body: { reservation: SAMPLE } },
    )()
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(ERROR_SENTENCES.server_error)
    isBroken = false
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
    await expect(await heading('Su reserva está confirmada')).toBeVisible()
  },
}

/** Says offline why the reservation cannot be shown. */
export const WithoutSignal: Story = {
  name: 'Sin señal',
  tags: ['B-12'],
  beforeEach: withoutSignal,
  play: async () =>
    expect(await screen.findByRole('alert')).toHaveTextContent('su reserva solo se puede ver con ella'),
}

/** Shows the telephone instead of a cancellation after the entry. */
export const TooLate: Story = {
  name: 'Después de la entrada',
  tags: ['B-12'],
  beforeEach: showing({ offered: null }),
  play: async () => {
    await expect(await screen.findByText(/La hora de entrada .* ya pasó/)).toBeVisible()
    await expect(screen.queryByText(/Le esperamos/)).not.toBeInTheDocument()
    await expect(screen.queryByRole('button', { name: 'Cancelar reserva' })).not.toBeInTheDocument()
    await expect(screen.getByRole('link', { name: 'Agregar al calendario' })).toBeVisible()
  },
}

/** Shows a reservation with a pending payment. */
export const Pending: Story = {
  name: 'Pago pendiente',
  tags: ['B-12'],
  beforeEach: showing({ state: 'pending', offered: null }),
  play: async () => {
    await expect(await heading('Su pago está por confirmar')).toBeVisible()
    await expect(screen.queryByRole('link', { name: 'Agregar al calendario' })).not.toBeInTheDocument()
  },
}

/** Refers to the mail when the payment failed. */
export const Failed: Story = {
  name: 'Pago fallido',
  tags: ['M-01'],
  beforeEach: showing({ state: 'failed', offered: null, paidByCard: 0 }),
  play: async () => {
    await expect(await heading('Su reserva no se hizo')).toBeVisible()
    await expect(screen.getByText(/El correo que le enviamos dice qué pasó con su pago/)).toBeVisible()
    await expect(screen.queryByText(/devolvimos|devuelto/)).not.toBeInTheDocument()
    await expect(screen.getByRole('link', { name: 'Buscar otra habitación' })).toHaveAttribute(
      'href',
      '/rooms',
    )
  },
}

const refund = async () => within(await screen.findByRole('region', { name: 'Devolución' }))

/** Shows the refund of a cancelled reservation and when it arrives. */
export const Cancelled: Story = {
  name: 'Cancelada, con devolución',
  tags: ['P-08'],
  beforeEach: showing({}, CANCELLED),
  play: async () => {
    const shown = await refund()
    await expect(shown.getByText(/S\/\.\s472\.00/)).toBeVisible()
    await expect(shown.getByText('80 % de lo pagado')).toBeVisible()
    await expect(shown.getByText('10 abr. 2027, 10:20')).toBeVisible()
    await expect(shown.getByText('20 días antes de la entrada')).toBeVisible()
    await expect(shown.getByText(/La devolución está pedida/)).toBeVisible()
    await expect(screen.queryByText(/Pagado con tarjeta/)).not.toBeInTheDocument()
  },
}

/** The cancelled reservation with another refund. */
const givenBack = (given: Partial<NonNullable<GuestReservationResponse['given']>>) =>
  showing({ given: CANCELLED.given && { ...CANCELLED.given, ...given } }, CANCELLED)

/** Says that a cancelled reservation has no refund. */
export const CancelledWithNothing: Story = {
  name: 'Cancelada, sin devolución',
  tags: ['P-08'],
  beforeEach: givenBack({ daysAhead: 0, percent: 0, amount: 0, state: null }),
  play: async () => {
    const shown = await refund()
    await expect(shown.getByText(/esta cancelación no tiene devolución/)).toBeVisible()
    await expect(shown.getByText('el día de la entrada')).toBeVisible()
  },
}

/** Says that a refund at the desk is arranged with the lodge. */
export const CancelledAtDesk: Story = {
  name: 'Cancelada, devolución en recepción',
  tags: ['P-08'],
  beforeEach: givenBack({ amount: 72, atDesk: 400, state: 'done' }),
  play: async () => {
    const shown = await refund()
    await expect(shown.getByText(/S\/\.\s400\.00/)).toBeVisible()
    await expect(shown.getByText(/El proveedor de pagos la registró/)).toBeVisible()
    await expect(shown.getByText(/acordar cómo recibir/)).toBeVisible()
  },
}

/** Does not show a requested refund as recorded. */
export const CancelledAsking: Story = {
  name: 'Cancelada, devolución pedida',
  tags: ['M-04'],
  beforeEach: givenBack({ state: 'asking' }),
  play: async () => {
    await expect((await refund()).getByText(/La devolución está pedida/)).toBeVisible()
    await expect(screen.queryByText(/la registró/)).not.toBeInTheDocument()
  },
}

/** Says that an unclear refund is being verified. */
export const CancelledUnclear: Story = {
  name: 'Cancelada, devolución en verificación',
  tags: ['M-04'],
  beforeEach: givenBack({ state: 'unclear' }),
  play: async () => {
    const shown = await refund()
    await expect(shown.getByText('A su tarjeta, por verificar')).toBeVisible()
    await expect(shown.getByText(/La estamos verificando con el proveedor de pagos/)).toBeVisible()
    await expect(shown.getByText('No tiene que hacer nada más.')).toBeVisible()
  },
}

/** Says that a refund is paid by other means, and whom to call. */
export const CancelledManual: Story = {
  name: 'Cancelada, devolución por otro medio',
  tags: ['M-05'],
  beforeEach: givenBack({ state: 'manual' }),
  play: async () => {
    const shown = await refund()
    await expect(shown.getByText('Por otro medio')).toBeVisible()
    await expect(shown.getByText((text) => text.includes(`llámenos al ${LODGE.phone}`))).toBeVisible()
  },
}

/** Says that the lodge has paid the refund by other means. */
export const CancelledPaidByHand: Story = {
  name: 'Cancelada, devolución pagada por otro medio',
  tags: ['M-05'],
  beforeEach: givenBack({ state: 'paid_by_hand' }),
  play: async () => {
    const shown = await refund()
    await expect(shown.getByText('Pagada por otro medio')).toBeVisible()
    await expect(shown.getByText(/ya se le pagó por otro medio/)).toBeVisible()
  },
}

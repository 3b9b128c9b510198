import type { Meta, StoryObj } from '@storybook/react-vite'
import { ERROR_SENTENCES } from 'shared-ui/copy/problems/problems'
import type { Guide } from 'shared-ui/guides/guide'
import type { GuestReservationResponse } from 'shared-ui/validators/reservations/guest-reservation'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answering, refusal, type StoryResponse } from '../../../../test/answering.ts'
import { inSite } from '../../../../test/in-site.tsx'
import { CANCELLED, SAMPLE } from '../../../../test/samples/sample-reservation.ts'
import { MyReservationPage } from '../MyReservationPage.tsx'

const respondWith = (reservation: GuestReservationResponse): StoryResponse => ({ body: { reservation } })

/** The server's reservation, and its response to a cancellation. */
type Server = { reservation: GuestReservationResponse; cancel: () => StoryResponse }
let server: Server
let sent = 0

/** Responds to requests with `reservation`, and to cancellations with `cancel`. */
const serving =
  ({ reservation = SAMPLE, cancel = succeed }: Partial<Server>) =>
  () => {
    server = { reservation, cancel }
    sent = 0
    return answering((path) => {
      if (path !== 'guest-reservation/cancel') return respondWith(server.reservation)
      sent += 1
      return server.cancel()
    })()
  }

const succeed = () => {
  server.reservation = CANCELLED
  return respondWith(CANCELLED)
}

/** The response of a proxy when the server is unreachable. */
const gatewayError = (): StoryResponse => ({ status: 502, body: '' })

const offering = (offered: GuestReservationResponse['offered'], paidByCard = SAMPLE.paidByCard) => ({
  ...SAMPLE,
  offered,
  paidByCard,
})

const guide: Guide = {
  purpose: 'Cancelar sabiendo antes qué regla corresponde y cuánto vuelve.',
  notFor: 'Para cambiar fechas se escribe a la casa.',
  states: { 'data-applies': 'La regla que corresponde hoy.' },
  keyboard: { Escape: 'Cierra sin cancelar, si no se está cancelando.' },
  copy: ['«No cancelar» y «Sí, cancelar».'],
  practice: {
    good: { text: 'Diga cuánto vuelve, y con qué regla, antes del botón.' },
    bad: { text: 'Preguntar tres veces para que desista.' },
  },
}

const meta = {
  title: 'Sitio público/Mi reserva/Cancelar',
  parameters: { guide },
  component: MyReservationPage,
  decorators: [inSite],
  args: { token: 'una-clave-de-prueba' },
  beforeEach: serving({}),
} satisfies Meta<typeof MyReservationPage>

export default meta
type Story = StoryObj<typeof meta>

async function openDialog() {
  await userEvent.click(await screen.findByRole('button', { name: 'Cancelar reserva' }))
  return within(await screen.findByRole('alertdialog', { name: '¿Cancelar su reserva?' }))
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Sí, cancelar' }))

const expectCancelled = async () => {
  const heading = await screen.findByRole('heading', { level: 1, name: 'Su reserva está cancelada' })
  await waitFor(() => expect(heading).toHaveFocus())
  await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
}

/** Shows the applicable rule and the refund, and cancels after confirmation. */
export const Eighty: Story = {
  name: 'Se devuelve el 80 %',
  tags: ['B-12', 'P-08'],
  play: async () => {
    const dialog = await openDialog()
    await waitFor(() => expect(dialog.getByRole('button', { name: 'No cancelar' })).toHaveFocus())
    await expect(dialog.getByText('Con 14 días o más: 80 % (su caso)')).toBeVisible()
    await expect(dialog.getByText(/Faltan 20 días.*se devuelve el 80 % de lo pagado/)).toBeVisible()
    await expect(dialog.getByText(/S\/\.\s472\.00/)).toBeVisible()
    await expect(dialog.getByText(/80 % de S\/\.\s590\.00/)).toBeVisible()
    await expect(dialog.getByText(/Pediremos la devolución enseguida/)).toBeVisible()
    await expect(sent).toBe(0)
    await submit()
    await expectCancelled()
    await expect(sent).toBe(1)
  },
}

/** Refunds half from seven days before the entry. */
export const Fifty: Story = {
  name: 'Se devuelve el 50 %',
  tags: ['P-08'],
  beforeEach: serving({ reservation: offering({ daysAhead: 7, percent: 50, amount: 295 }) }),
  play: async () => {
    const dialog = await openDialog()
    await expect(dialog.getByText('Con 7 días o más: 50 % (su caso)')).toBeVisible()
    await expect(dialog.getByText(/S\/\.\s295\.00/)).toBeVisible()
  },
}

/** Refunds nothing on the day of entry. */
export const Nothing: Story = {
  name: 'No se devuelve nada',
  tags: ['P-08'],
  globals: { viewport: { value: 'phone' } },
  beforeEach: serving({ reservation: offering({ daysAhead: 0, percent: 0, amount: 0 }) }),
  play: async () => {
    const dialog = await openDialog()
    await expect(dialog.getByText('Su entrada es hoy: no hay devolución.')).toBeVisible()
    await expect(dialog.getByText('No se devuelve nada')).toBeVisible()
    await expect(dialog.getByText('Con menos de 7 días: nada (su caso)')).toBeVisible()
    await expect(dialog.queryByText(/banco/)).not.toBeInTheDocument()
  },
}

/** Says to call first when nothing was paid by card. */
export const NotByCard: Story = {
  name: 'Sin pago con tarjeta',
  tags: ['P-08'],
  beforeEach: serving({ reservation: offering({ daysAhead: 20, percent: 80, amount: 0 }, 0) }),
  play: async () => {
    const dialog = await openDialog()
    await expect(dialog.getByText('No hay nada que devolver a una tarjeta')).toBeVisible()
    await expect(dialog.getByText(/llámenos antes de cancelar/)).toBeVisible()
  },
}

/** Says that a part paid at the lodge is not in the refund. */
export const PartAtDesk: Story = {
  name: 'Parte pagada en el hospedaje',
  tags: ['P-08'],
  beforeEach: serving({ reservation: offering({ daysAhead: 20, percent: 80, amount: 377.6 }, 472) }),
  play: async () => {
    const dialog = await openDialog()
    await expect(dialog.getByText(/80 % de S\/\.\s472\.00/)).toBeVisible()
    await expect(dialog.getByText(/Lo que haya pagado en el hospedaje no está en este monto/)).toBeVisible()
  },
}

/** Closes on Escape and No cancelar, and returns the focus. */
export const Dismissed: Story = {
  name: 'Cerrar sin cancelar',
  tags: ['W-07'],
  play: async () => {
    await openDialog()
    await userEvent.keyboard('{Escape}')
    const opener = screen.getByRole('button', { name: 'Cancelar reserva' })
    await waitFor(() => expect(opener).toHaveFocus())
    const dialog = await openDialog()
    await userEvent.click(dialog.getByRole('button', { name: 'No cancelar' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await expect(sent).toBe(0)
  },
}

/** Sends once on a double press, and cannot be closed meanwhile. */
export const Sending: Story = {
  name: 'Cancelando, una sola vez',
  tags: ['W-06'],
  beforeEach: serving({ cancel: () => 'silence' }),
  play: async () => {
    const dialog = await openDialog()
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Sí, cancelar' }))
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Sí, cancelar' })).toHaveAttribute('aria-busy', 'true'),
    )
    await userEvent.keyboard('{Escape}')
    await expect(dialog.getByRole('button', { name: 'No cancelar' })).toBeDisabled()
    await expect(sent).toBe(1)
  },
}

/** Expects the dialog to be closed and the notice to have the focus, so that further presses confirm nothing. */
const expectWithdrawn = async (why: RegExp) => {
  const notice = await screen.findByRole('status')
  await expect(notice).toHaveTextContent(why)
  await waitFor(() => expect(notice.parentElement).toHaveFocus())
  await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}{Enter}')
  await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
}

/** Closes without cancelling when the refund has changed. */
export const Moved: Story = {
  name: 'La devolución cambió entretanto',
  tags: ['B-12', 'W-06'],
  beforeEach: serving({
    cancel: () => {
      server = { reservation: offering({ daysAhead: 13, percent: 50, amount: 295 }), cancel: succeed }
      return refusal(409, 'amounts_differ', ERROR_SENTENCES.amounts_differ)
    },
  }),
  play: async () => {
    await openDialog()
    await submit()
    await expectWithdrawn(/no se canceló.*revise las fechas y la devolución/)
    await expect(sent).toBe(1)
    const dialog = await openDialog()
    await expect(dialog.getByText(/S\/\.\s295\.00/)).toBeVisible()
    await submit()
    await expectCancelled()
  },
}

/** Shows an earlier cancellation after a second one. */
export const Before: Story = {
  name: 'Cancelada antes en otra parte',
  tags: ['B-12'],
  beforeEach: serving({
    cancel: () => {
      server.reservation = CANCELLED
      return refusal(409, 'reservation_not_active', ERROR_SENTENCES.reservation_not_active)
    },
  }),
  play: async () => {
    await openDialog()
    await submit()
    await expectCancelled()
  },
}

/** Says that the stay has begun meanwhile. */
export const TooLateMeanwhile: Story = {
  name: 'La estadía empezó entretanto',
  tags: ['B-12'],
  beforeEach: serving({
    cancel: () => {
      server.reservation = offering(null)
      return refusal(409, 'stay_begun', ERROR_SENTENCES.stay_begun)
    },
  }),
  play: async () => {
    await openDialog()
    await submit()
    await expect(await screen.findByText(/cambió mientras la veía/)).toBeVisible()
    await expect(screen.getByText(/La hora de entrada .* ya pasó/)).toBeVisible()
  },
}

/** Reports a lost response, and a check finds the reservation not cancelled. */
export const Lost: Story = {
  name: 'Respuesta perdida, no cancelada',
  tags: ['E-01', 'W-06'],
  beforeEach: serving({ cancel: gatewayError }),
  play: async () => {
    const dialog = await openDialog()
    await submit()
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/no sabemos si su reserva se canceló/)
    const look = dialog.getByRole('button', { name: 'Ver cómo quedó' })
    await expect(look).toHaveFocus()
    server.cancel = succeed
    await userEvent.click(look)
    await expectWithdrawn(/sigue en pie/)
    await expect(sent).toBe(1)
    await openDialog()
    await submit()
    await expectCancelled()
  },
}

/** Finds the cancellation after a lost response without sending it again. */
export const LostAndDone: Story = {
  name: 'Respuesta perdida, ya cancelada',
  tags: ['E-01'],
  beforeEach: serving({
    cancel: () => {
      server.reservation = CANCELLED
      return gatewayError()
    },
  }),
  play: async () => {
    const dialog = await openDialog()
    await submit()
    await userEvent.click(await dialog.findByRole('button', { name: 'Ver cómo quedó' }))
    await expectCancelled()
    await expect(sent).toBe(1)
  },
}

/** Shows the server's message for another refusal in the dialog. */
export const Refused: Story = {
  name: 'Otro rechazo del servidor',
  tags: ['E-02'],
  beforeEach: serving({
    cancel: () => refusal(429, 'too_many_requests', ERROR_SENTENCES.too_many_requests),
  }),
  play: async () => {
    const dialog = await openDialog()
    await submit()
    await expect(await dialog.findByRole('alert')).toHaveTextContent(ERROR_SENTENCES.too_many_requests)
    await expect(dialog.getByRole('button', { name: 'Sí, cancelar' })).toBeEnabled()
  },
}

/** Says that the link is unknown when staff have deleted the reservation. */
export const Deleted: Story = {
  name: 'Eliminada por el personal',
  tags: ['B-12'],
  beforeEach: () => {
    let isDeleted = false
    return answering((path) => {
      isDeleted ||= path === 'guest-reservation/cancel'
      return isDeleted ? refusal(404, 'link_unknown', ERROR_SENTENCES.link_unknown) : respondWith(SAMPLE)
    })()
  },
  play: async () => {
    await openDialog()
    await submit()
    const heading = await screen.findByRole('heading', { level: 1, name: 'No encontramos su reserva' })
    await expect(heading).toBeVisible()
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { ERROR_SENTENCES } from 'shared-ui/copy/problems/problems'
import type { PaymentState } from 'shared-ui/validators/payments/reservation-payment'
import type { ReservationEventResponse } from 'shared-ui/validators/reservations/reservation'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answering, refusal } from '../../../../../test/answering.ts'
import { inConsole } from '../../../../../test/in-console.tsx'
import { cancelledDetail, failedDetail } from '../../../../../test/samples/sample-reservations.ts'
import { ReservationScreen } from '../ReservationScreen.tsx'

const meta = {
  title: 'Consola/Vista de Reservación/Pago y devoluciones',
  component: ReservationScreen,
  args: { reservationId: '018f-1' },
  decorators: [inConsole],
  globals: { face: 'console-light' },
} satisfies Meta<typeof ReservationScreen>

export default meta
type Story = StoryObj<typeof meta>

/** The print version, which is hidden on screen. */
const paper = () => screen.findByRole('article', { hidden: true })
const panel = (name: string) => screen.findByRole('region', { name })

export const RefundWaits: Story = {
  name: 'M-06 Reports a refund that the bank does not accept yet, and offers to note it as paid by other means',
  beforeEach: answering(() => ({
    body: { reservation: cancelledDetail({ state: 'waiting', problem: 'refused' }) },
  })),
  play: async () => {
    const payment = within(await panel('Pago'))
    await expect(payment.getByText('Por pedir al banco')).toBeVisible()
    await expect(payment.getByText('El banco todavía no la acepta; se vuelve a pedir.')).toBeVisible()
    await expect(payment.getByRole('button', { name: /^Pagada por otro medio: / })).toBeEnabled()
  },
}

/** A refund without a clear response, until staff note its outcome. */
const unclearRefund = () => {
  let reservation = cancelledDetail({ state: 'unclear', problem: 'unclear' })
  return answering((request) => {
    const { pathname } = new URL(request.url)
    if (pathname.endsWith('/refund-given')) reservation = cancelledDetail({ state: 'done' })
    if (pathname.endsWith('/retry-refund')) reservation = cancelledDetail({ state: 'waiting' })
    if (pathname.endsWith('/refund-by-hand')) reservation = cancelledDetail({ state: 'paid_by_hand' })
    return { body: request.method === 'POST' ? {} : { reservation } }
  })()
}

/** Presses a button of a refund, whose name ends with the amount, and confirms the dialog. */
async function settle(button: RegExp, question: RegExp) {
  await userEvent.click(await screen.findByRole('button', { name: button }))
  await expect(await screen.findByRole('alertdialog')).toHaveTextContent(question)
  await userEvent.click(screen.getByRole('button', { name: 'Sí' }))
}

export const RefundGiven: Story = {
  name: 'M-04 Does not retry a refund without a clear response, and notes it as given after confirmation',
  beforeEach: unclearRefund,
  play: async () => {
    const payment = within(await panel('Pago'))
    await expect(payment.getByText('Por comprobar')).toBeVisible()
    await expect(payment.getByText(/No se vuelve a pedir sola, para no devolver dos veces/)).toBeVisible()
    await settle(/^Sí se devolvió: /, /solo si el portal de Niubiz muestra esta devolución/)
    const notice = await screen.findByText(/^Se anotó que se devolvió S\/\.\s830\.72/)
    await waitFor(() => expect(document.activeElement).toContainElement(notice))
    await expect(payment.getByText('Hecha')).toBeVisible()
    await expect(screen.queryByRole('button', { name: /^Sí se devolvió/ })).not.toBeInTheDocument()
  },
}

export const RefundRetried: Story = {
  name: 'M-04 Retries a refund without a clear response only after a warning about paying twice',
  beforeEach: unclearRefund,
  play: async () => {
    await settle(/^No se devolvió: pedirla de nuevo: /, /recibirá el dinero dos veces/)
    await expect(await within(await panel('Pago')).findByText('Por pedir al banco')).toBeVisible()
  },
}

export const RefundByHand: Story = {
  name: 'M-05 Shows why the card cannot take a refund, and notes it as paid after confirmation',
  beforeEach: () => {
    let reservation = cancelledDetail({ state: 'manual', problem: 'too_old' })
    return answering((request) => {
      if (request.method === 'POST') reservation = cancelledDetail({ state: 'paid_by_hand' })
      return { body: request.method === 'POST' ? {} : { reservation } }
    })()
  },
  play: async () => {
    const payment = within(await panel('Pago'))
    await expect(
      payment.getByText('El pago es demasiado antiguo para devolverlo a la tarjeta.'),
    ).toBeVisible()
    await settle(/^Ya se pagó: /, /solo si ya le pagó al huésped/)
    await expect(await payment.findByText('Pagada por otro medio')).toBeVisible()
  },
}

export const RefundSettledMeanwhile: Story = {
  name: 'M-06 Reports a refund that was settled meanwhile, and shows its current state',
  beforeEach: () => {
    let reservation = cancelledDetail({ state: 'unclear', problem: 'unclear' })
    return answering((request) => {
      if (request.method !== 'POST') return { body: { reservation } }
      reservation = cancelledDetail({ state: 'done' })
      return refusal(409, 'refund_not_open', 'Esa devolución ya no está pendiente.')
    })()
  },
  play: async () => {
    await settle(/^No se devolvió: pedirla de nuevo: /, /dos veces/)
    await expect(
      await screen.findByText(/ya se resolvió o se está resolviendo, y no se anotó nada/),
    ).toBeVisible()
    await expect(within(await panel('Pago')).getByText('Hecha')).toBeVisible()
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  },
}

export const RefundActionRefused: Story = {
  name: 'E-02 Reports a failed action in its dialog, where it can be retried',
  beforeEach: answering((request) =>
    request.method === 'POST'
      ? refusal(503, 'database_unavailable', ERROR_SENTENCES.database_unavailable)
      : { body: { reservation: cancelledDetail({ state: 'unclear', problem: 'unclear' }) } },
  ),
  play: async () => {
    await settle(/^Sí se devolvió: /, /portal de Niubiz/)
    await expect(await screen.findByRole('alert')).toHaveTextContent(ERROR_SENTENCES.database_unavailable)
    await expect(screen.getByRole('button', { name: 'Sí' })).toBeEnabled()
  },
}

/** A failed reservation by the final state of its payment. */
const failed = (state: PaymentState, kind: ReservationEventResponse['kind']) =>
  answering(() => ({ body: { reservation: failedDetail(state, kind) } }))

export const NeverCharged: Story = {
  name: 'M-01 Does not call a payment that was never charged returned, on screen or in print',
  beforeEach: failed('never_charged', 'never_charged'),
  play: async () => {
    await expect(await screen.findByText('No concretada', { selector: 'header *' })).toBeVisible()
    const payment = within(await panel('Pago'))
    await expect(payment.getByText('No se cobró')).toBeVisible()
    await expect(payment.getByText(/No hay nada que devolver/)).toBeVisible()
    await expect(
      within(await panel('Historia')).getByText('No se cobró nada; la reservación no se concretó'),
    ).toBeVisible()
    await expect(await paper()).toHaveTextContent(/Estado: No concretada/)
    await expect(document.body).not.toHaveTextContent(/devuelto|Devuelto/)
  },
}

export const DeniedLate: Story = {
  name: 'M-01 Shows for a late denial that nothing was charged, and the reason of the bank',
  beforeEach: failed('denied_late', 'denied_late'),
  play: async () => {
    await expect(within(await panel('Pago')).getByText(/No se cobró nada\./)).toBeVisible()
    await expect(within(await panel('Historia')).getByText('Fondos insuficientes')).toBeVisible()
  },
}

export const ChargeReturning: Story = {
  name: 'M-01 Shows a charge that is being returned, with a link to the payments to settle',
  beforeEach: failed('returning', 'charge_returning'),
  play: async () => {
    const payment = within(await panel('Pago'))
    await expect(payment.getByText('Cobrado, por devolver')).toBeVisible()
    await expect(payment.getByRole('link', { name: 'Pagos por revisar' })).toHaveAttribute(
      'href',
      '/payments-panel',
    )
  },
}

export const ChargeReturned: Story = {
  name: 'M-01 Shows a returned charge as charged and returned',
  beforeEach: failed('returned', 'charge_returned'),
  play: async () => {
    await expect(within(await panel('Pago')).getByText('Cobrado y devuelto')).toBeVisible()
    await expect(within(await panel('Historia')).getByText(/^A la tarjeta: S\/\.\s1,038\.40/)).toBeVisible()
  },
}

export const RefundDark: Story = {
  name: 'M-04 A refund without a clear response, dark theme',
  beforeEach: unclearRefund,
  globals: { face: 'console-dark' },
}

export const RefundPhone: Story = {
  name: 'M-04 A refund without a clear response, on a phone',
  beforeEach: unclearRefund,
  globals: { viewport: { value: 'phone' } },
}

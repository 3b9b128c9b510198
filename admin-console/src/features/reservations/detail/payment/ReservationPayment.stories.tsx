import type { Meta, StoryObj } from '@storybook/react-vite'
import { ERROR_SENTENCES } from 'shared-ui/copy/problems/problems'
import type { Guide } from 'shared-ui/guides/guide'
import type { PaymentState } from 'shared-ui/validators/payments/reservation-payment'
import type { ReservationEventResponse } from 'shared-ui/validators/reservations/reservation'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answering, refusal } from '../../../../../test/answering.ts'
import { inConsole } from '../../../../../test/in-console.tsx'
import { cancelledDetail, failedDetail } from '../../../../../test/samples/sample-reservations.ts'
import { ReservationScreen } from '../ReservationScreen.tsx'

const guide: Guide = {
  purpose:
    'El cobro con tarjeta de una reservación, sus devoluciones, y lo que hay que hacer si una no terminó.',
  notFor: 'Lo pagado en recepción está en «Cuenta».',
  copy: ['Lo que nunca se cobró no se llama devuelto.'],
  practice: {
    good: { text: 'Diga en qué va la devolución y qué se espera del banco.' },
    bad: { text: 'Llamar devuelto a lo que el banco todavía no confirmó.' },
  },
}

const meta = {
  title: 'Consola/Reservaciones/Pago y devoluciones',
  parameters: { guide, face: 'console-light' },
  component: ReservationScreen,
  args: { reservationId: '018f-1' },
  decorators: [inConsole],
} satisfies Meta<typeof ReservationScreen>

export default meta
type Story = StoryObj<typeof meta>

/** The print version, which is hidden on screen. */
const paper = () => screen.findByRole('article', { hidden: true })
const panel = (name: string) => screen.findByRole('region', { name })

/** Reports a refund that the bank does not accept yet, and offers to note it as paid by other means. */
export const RefundWaits: Story = {
  name: 'Devolución que el banco no acepta todavía',
  tags: ['M-06'],
  beforeEach: answering(() => ({
    body: { reservation: cancelledDetail({ state: 'waiting', problem: 'refused' }) },
  })),
  play: async () => {
    const payment = within(await panel('Pago'))
    await expect(payment.getByText('Por pedir al banco')).toBeVisible()
    await expect(payment.getByText('El banco todavía no la acepta; se vuelve a pedir.')).toBeVisible()
    await expect(payment.getByRole('button', { name: /^Pagada por otro medio: / })).toBeEnabled()
    await expect(payment.getByText('Devoluciones de ese pago').nextElementSibling).toHaveTextContent(
      /^−S\/\.\s830\.72$/,
    )
    await expect(payment.getByText('Queda pagado con tarjeta').nextElementSibling).toHaveTextContent(
      /^S\/\.\s207\.68$/,
    )
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

/** Does not retry a refund without a clear response, and notes it as given after confirmation. */
export const RefundGiven: Story = {
  name: 'Devolución sin respuesta clara, se anota como hecha',
  tags: ['M-04'],
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

/** Retries a refund without a clear response only after a warning about paying twice. */
export const RefundRetried: Story = {
  name: 'Devolución sin respuesta clara, se repite',
  tags: ['M-04'],
  beforeEach: unclearRefund,
  play: async () => {
    await settle(/^No se devolvió: pedirla de nuevo: /, /recibirá el dinero dos veces/)
    await expect(await within(await panel('Pago')).findByText('Por pedir al banco')).toBeVisible()
  },
}

/** Shows why the card cannot take a refund, and notes it as paid after confirmation. */
export const RefundByHand: Story = {
  name: 'Devolución que la tarjeta no recibe',
  tags: ['M-05'],
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

/** Reports a refund that was settled meanwhile, and shows its current state. */
export const RefundSettledMeanwhile: Story = {
  name: 'Devolución resuelta entretanto',
  tags: ['M-06'],
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

/** Reports a failed action in its dialog, where it can be retried. */
export const RefundActionRefused: Story = {
  name: 'Acción fallida en su diálogo',
  tags: ['E-02'],
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

/** Does not call a payment that was never charged returned, on screen or in print. */
export const NeverCharged: Story = {
  name: 'Pago que nunca se cobró',
  tags: ['M-01'],
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

/** Shows for a late denial that nothing was charged, and the reason of the bank. */
export const DeniedLate: Story = {
  name: 'Denegado tarde, con el motivo del banco',
  tags: ['M-01'],
  beforeEach: failed('denied_late', 'denied_late'),
  play: async () => {
    await expect(within(await panel('Pago')).getByText(/No se cobró nada\./)).toBeVisible()
    await expect(within(await panel('Historia')).getByText('Fondos insuficientes')).toBeVisible()
  },
}

/** Shows a charge that is being returned, with a link to the payments to settle. */
export const ChargeReturning: Story = {
  name: 'Cobro en devolución',
  tags: ['M-01'],
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

/** Shows a returned charge as charged and returned. */
export const ChargeReturned: Story = {
  name: 'Cobro devuelto',
  tags: ['M-01'],
  beforeEach: failed('returned', 'charge_returned'),
  play: async () => {
    await expect(within(await panel('Pago')).getByText('Cobrado y devuelto')).toBeVisible()
    await expect(within(await panel('Historia')).getByText(/^A la tarjeta: S\/\.\s1,038\.40/)).toBeVisible()
  },
}

/** A refund without a clear response, dark theme. */
export const RefundDark: Story = {
  name: 'Devolución sin respuesta clara, tema oscuro',
  tags: ['M-04'],
  beforeEach: unclearRefund,
  parameters: { face: 'console-dark' },
}

/** A refund without a clear response, on a phone. */
export const RefundPhone: Story = {
  name: 'Devolución sin respuesta clara, en teléfono',
  tags: ['M-04'],
  beforeEach: unclearRefund,
  globals: { viewport: { value: 'phone' } },
}

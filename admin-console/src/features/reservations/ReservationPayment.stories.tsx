import type { Meta, StoryObj } from '@storybook/react-vite'
import { ERROR_SENTENCES } from 'shared-ui/copy/problems'
import type { PaymentState, ReservationEventResponse } from 'shared-ui/validators/reservation'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answering, refusal } from '../../lib/stories/answering.ts'
import { inConsole } from '../../lib/stories/in-console.tsx'
import { ReservationScreen } from './ReservationScreen.tsx'
import { cancelledDetail, failedDetail } from './sample-reservations.ts'

const meta = {
  title: 'Consola/Vista de Reservación/Pago y devoluciones',
  component: ReservationScreen,
  args: { reservationId: '018f-1' },
  decorators: [inConsole],
  globals: { face: 'console-light' },
} satisfies Meta<typeof ReservationScreen>

export default meta
type Story = StoryObj<typeof meta>

/** What is for paper, which the screen does not show. */
const paper = () => screen.findByRole('article', { hidden: true })
const panel = (name: string) => screen.findByRole('region', { name })

export const RefundWaits: Story = {
  name: 'M-06 A refund that the bank does not take yet says so, and can be noted as paid by other means',
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

/** A refund without a clear answer, until staff note what they found. */
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

/** Presses a refund's button, whose name goes on with the amount, and answers the question that follows. */
async function settle(button: RegExp, question: RegExp) {
  await userEvent.click(await screen.findByRole('button', { name: button }))
  await expect(await screen.findByRole('alertdialog')).toHaveTextContent(question)
  await userEvent.click(screen.getByRole('button', { name: 'Sí' }))
}

export const RefundGiven: Story = {
  name: 'M-04 A refund without a clear answer is not sent again by itself, and is noted as given after Sí',
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
  name: 'M-04 A refund without a clear answer is requested again only after Sí, with a warning of paying twice',
  beforeEach: unclearRefund,
  play: async () => {
    await settle(/^No se devolvió: pedirla de nuevo: /, /recibirá el dinero dos veces/)
    await expect(await within(await panel('Pago')).findByText('Por pedir al banco')).toBeVisible()
  },
}

export const RefundByHand: Story = {
  name: 'M-05 A refund that the card cannot take says why, and is noted as paid after Sí',
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
  name: 'M-06 A refund that settled meanwhile says so, and shows how it stands now',
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
  name: 'E-02 An action that fails says so in its question, and can be pressed again',
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

/** A reservation that did not come to be, its payment having ended so. */
const failed = (state: PaymentState, kind: ReservationEventResponse['kind']) =>
  answering(() => ({ body: { reservation: failedDetail(state, kind) } }))

export const NeverCharged: Story = {
  name: 'M-01 A payment that was never charged is not called returned, on screen or on paper',
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
  name: 'M-01 A payment that was denied late says that nothing was charged, and the reason of the bank',
  beforeEach: failed('denied_late', 'denied_late'),
  play: async () => {
    await expect(within(await panel('Pago')).getByText(/No se cobró nada\./)).toBeVisible()
    await expect(within(await panel('Historia')).getByText('Fondos insuficientes')).toBeVisible()
  },
}

export const ChargeReturning: Story = {
  name: 'M-01 A charge that is being returned says that it was charged, with the way to the payments to settle',
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
  name: 'M-01 A charge that was returned says that it was charged and returned',
  beforeEach: failed('returned', 'charge_returned'),
  play: async () => {
    await expect(within(await panel('Pago')).getByText('Cobrado y devuelto')).toBeVisible()
    await expect(within(await panel('Historia')).getByText(/^A la tarjeta: S\/\.\s1,038\.40/)).toBeVisible()
  },
}

export const RefundDark: Story = {
  name: 'M-04 A refund without a clear answer, in the dark',
  beforeEach: unclearRefund,
  globals: { face: 'console-dark' },
}

export const RefundPhone: Story = {
  name: 'M-04 A refund without a clear answer, on a phone',
  beforeEach: unclearRefund,
  globals: { viewport: { value: 'phone' } },
}

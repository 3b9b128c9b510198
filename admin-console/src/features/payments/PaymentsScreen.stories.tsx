import type { Meta, StoryObj } from '@storybook/react-vite'
import { ERROR_SENTENCES } from 'shared-ui/copy/problems/problems'
import type { Guide } from 'shared-ui/guides/guide'
import type { UnsettledPaymentResponse } from 'shared-ui/validators/payments/unsettled-payment'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answering, refusal, type StoryResponse, unavailable } from '../../../test/answering.ts'
import { inConsole } from '../../../test/in-console.tsx'
import { SAMPLE_PAYMENTS, samplePayment } from '../../../test/samples/sample-payments.ts'
import { PaymentsScreen } from './PaymentsScreen.tsx'

const guide: Guide = {
  purpose: 'Cobros y devoluciones que no terminaron solos, y qué hacer con cada uno.',
  notFor: 'Un pago que terminó se ve en su reservación. Nada se repite sin leer antes la advertencia.',
  copy: ['Dice qué pasó con el dinero, no el nombre del error.'],
  practice: {
    good: {
      text: 'Compare con la pantalla de la pasarela antes de decidir, y use el número que se muestra aquí.',
    },
    bad: { text: 'Devolver por las dudas un cobro que ya tiene su reservación.' },
  },
}

const meta = {
  title: 'Consola/Pagos por revisar',
  parameters: { guide, face: 'console-light' },
  component: PaymentsScreen,
  decorators: [inConsole],
} satisfies Meta<typeof PaymentsScreen>

export default meta
type Story = StoryObj<typeof meta>

const list = (payments: UnsettledPaymentResponse[]): StoryResponse => ({
  body: { payments, total: payments.length },
})
const full = answering(() => list(SAMPLE_PAYMENTS))

export const Loading: Story = {
  name: 'Cargando',
  tags: ['W-05'],
  beforeEach: answering(() => 'silence'),
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent('Cargando pagos')
  },
}

/** A server error replaces the spinner and offers a retry. */
export const Refused: Story = {
  name: 'Error del servidor con reintento',
  tags: ['E-02'],
  ...unavailable,
}

/** Says that no payment is unsettled, with a link on. */
export const Empty: Story = {
  name: 'Sin pagos por revisar',
  tags: ['W-09'],
  beforeEach: answering(() => list([])),
  play: async () => {
    await expect(await screen.findByText('No hay pagos por revisar')).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Ver las reservaciones' })).toHaveAttribute(
      'href',
      '/reservations-panel',
    )
  },
}

/** Shows problem, next step, amount, time, guest and reservation of each payment. */
export const Full: Story = {
  name: 'Problema, qué hacer, monto y huésped',
  tags: ['M-06'],
  beforeEach: full,
  globals: { viewport: { value: 'desktop' } },
  play: async () => {
    const [, first, charge] = await screen.findAllByRole('row')
    if (!first || !charge) throw new Error('The sample has six payments')
    const row = within(first)
    await expect(row.getByText(/no dijo con claridad si hizo esta devolución/)).toBeVisible()
    await expect(row.getByText(/anote aquí lo que encuentre/)).toBeVisible()
    await expect(row.getByText(/S\/\.\s830\.72/)).toBeVisible()
    await expect(row.getByText(/27 nov\.? 2026, 10:05/)).toBeVisible()
    await expect(row.getByRole('link', { name: '+51984000111' })).toHaveAttribute('href', 'tel:+51984000111')
    await expect(row.getByText('Compra 3310042')).toBeVisible()
    await expect(row.getByRole('link', { name: 'Reservación 52CC4B20' })).toHaveAttribute(
      'href',
      '/view-reservation/018f-1',
    )
    await expect(row.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Sí se devolvió',
      'No se devolvió: pedirla de nuevo',
      'Pagada por otro medio',
    ])
    await expect(within(charge).queryByRole('button')).not.toBeInTheDocument()
    await expect(screen.getByText(/La configuración ya no incluye al proveedor que cobró/)).toBeVisible()
    // A refund that was not paid by card is never requested from the provider.
    await expect(screen.getAllByRole('button', { name: /^Ya se pagó: / })).toHaveLength(2)
    await expect(screen.getAllByRole('button', { name: /^Pedir de nuevo al proveedor: / })).toHaveLength(1)
  },
}

let sent: string[] = []

/** The server after an action: the settled payment has left the list, and the counts match. */
const settling = (response: StoryResponse) => () => {
  let payments = [samplePayment({ refundID: null, problem: 'charge_returning' }), samplePayment()]
  sent = []
  return answering((request) => {
    const { pathname, search } = new URL(request.url)
    if (pathname.endsWith('/inbox')) {
      return { body: { messages: 0, complaints: 0, mails: 0, payments: payments.length } }
    }
    if (request.method !== 'POST') return list(payments)
    sent.push(`${pathname}${search}`)
    payments = payments.slice(1)
    return response
  })()
}

const markReturned = async () => {
  await userEvent.click(
    await screen.findByRole('button', { name: /^Ya se devolvió en el portal de Niubiz: / }),
  )
  await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
    /Quispe Mamani, Rosa Elvira, reservación 52CC4B20/,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Sí' }))
}

/** A charge returned by hand leaves the list, updates the count and focuses the notice. */
export const MarkedReturned: Story = {
  name: 'Devuelto a mano: sale de la lista',
  tags: ['M-06'],
  beforeEach: settling({ body: {} }),
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Pagos por revisar (2 por atender)' })).toBeVisible()
    await markReturned()
    const notice = await screen.findByText(/^Se anotó que el cobro de S\/\.\s830\.72 se devolvió\.$/)
    await waitFor(() => expect(document.activeElement).toContainElement(notice))
    await expect(sent).toEqual(['/api/payment/mark-returned?purchaseNumber=3310042'])
    await expect(await screen.findByRole('link', { name: 'Pagos por revisar (1 por atender)' })).toBeVisible()
    await expect(screen.queryByRole('button', { name: /^Ya se devolvió/ })).not.toBeInTheDocument()
  },
}

/** Reports a payment that settled meanwhile and refetches the list. */
export const SettledMeanwhile: Story = {
  name: 'Se resolvió entretanto',
  tags: ['M-06'],
  beforeEach: settling(refusal(409, 'purchase_not_open', 'Ese pago ya no está abierto.')),
  play: async () => {
    await markReturned()
    await expect(
      await screen.findByText(/ya se resolvió o se está resolviendo, y no se anotó nada/),
    ).toBeVisible()
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    await expect(screen.queryByRole('button', { name: /^Ya se devolvió/ })).not.toBeInTheDocument()
  },
}

/** A failed action is reported in its dialog, and the list stays. */
export const ActionRefused: Story = {
  name: 'Acción fallida en su diálogo',
  tags: ['E-02'],
  beforeEach: answering((request) =>
    request.method === 'POST'
      ? refusal(503, 'database_unavailable', ERROR_SENTENCES.database_unavailable)
      : list([samplePayment({ refundID: null, problem: 'charge_returning' })]),
  ),
  play: async () => {
    await markReturned()
    await expect(await screen.findByRole('alert')).toHaveTextContent(ERROR_SENTENCES.database_unavailable)
    await userEvent.click(screen.getByRole('button', { name: 'No' }))
    await expect(screen.getByRole('button', { name: /^Ya se devolvió en el portal/ })).toBeEnabled()
  },
}

export const Dark: Story = {
  name: 'Tema oscuro',
  beforeEach: full,
  parameters: { face: 'console-dark' },
}

/** Table with data, dark theme. */
export const WideDark: Story = {
  name: 'Tabla, tema oscuro',
  beforeEach: full,
  globals: { viewport: { value: 'desktop' } },
  parameters: { face: 'console-dark' },
}

/** Cards with the same actions on a phone. */
export const Phone: Story = {
  name: 'En teléfono',
  tags: ['M-06'],
  beforeEach: full,
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const cards = within(await screen.findByRole('list', { name: 'Pagos por revisar' }))
    await expect(cards.getAllByRole('button', { name: /^Ya se pagó: / })).toHaveLength(2)
    await expect(cards.getByRole('link', { name: 'Reservación 52CC4B20' })).toBeVisible()
    await expect(cards.getByText('Compra 3310042')).toBeVisible()
  },
}

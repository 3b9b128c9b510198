import type { Meta, StoryObj } from '@storybook/react-vite'
import { ERROR_SENTENCES } from 'shared-ui/copy/problems/problems'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { answering, refusal, type StoryResponse } from '../../../test/answering.ts'
import { inConsole } from '../../../test/in-console.tsx'
import { SAMPLE_CASH_MONTH, sampleReceivable } from '../../../test/samples/sample-cash.ts'
import { CashMonthScreen } from './CashMonthScreen.tsx'
import { ConceptsScreen } from './ConceptsScreen.tsx'
import { ReceivablesScreen } from './ReceivablesScreen.tsx'

const guide: Guide = {
  purpose: 'El mes para el contador, quién debe, y los conceptos con que se cobra.',
  notFor: 'El cuadre del día está en «Día». Un cobro se anota en la «Cuenta» de su reservación, no aquí.',
  states: { 'data-voided': 'Movimiento anulado: se ve y no suma.' },
  copy: ['Base, IGV y total, siempre en ese orden.'],
  practice: {
    good: { text: 'Desde la lista de por cobrar abra la reservación: ahí se anota el pago.' },
    bad: { text: 'Sumar en el mismo renglón lo cobrado con y sin IGV.' },
  },
}

const meta = {
  title: 'Consola/Caja/Mes, por cobrar y conceptos',
  parameters: { guide, face: 'console-light' },
  component: CashMonthScreen,
  args: { month: '2026-11', onMonthChange: fn() },
  decorators: [inConsole],
} satisfies Meta<typeof CashMonthScreen>

export default meta
type Story = StoryObj<typeof meta>

const failing = answering(() => refusal(503, 'database_unavailable', ERROR_SENTENCES.database_unavailable))
const showsTheError = async () => {
  await expect(await screen.findByRole('alert')).toHaveTextContent(ERROR_SENTENCES.database_unavailable)
}
const receivables: Story['render'] = () => (
  <ReceivablesScreen scope="begun" opened={{ groups: '1', onOpen: fn() }} onScopeChange={fn()} />
)
const concepts: Story['render'] = () => <ConceptsScreen />
const listOf = (prices: { name: string; price: number | null }[]): StoryResponse => ({
  body: { concepts: prices.map((concept, index) => ({ _id: `c${index}`, ...concept })) },
})

/** Shows that the month is loading. */
export const MonthLoading: Story = {
  name: 'Mes: cargando',
  tags: ['W-05'],
  beforeEach: answering(() => 'silence'),
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent('Cargando Mes para el contador')
  },
}

/** Replaces the spinner of the month with the error of the server. */
export const MonthRefused: Story = {
  name: 'Mes: error del servidor',
  tags: ['W-05'],
  beforeEach: failing,
  play: showsTheError,
}

/** Says that a month has no movements. */
export const MonthEmpty: Story = {
  name: 'Mes: sin movimientos',
  tags: ['D-04'],
  beforeEach: answering(() => ({ body: { ...SAMPLE_CASH_MONTH, movements: [] } })),
  play: async () => {
    await expect(await screen.findByText('No hubo movimientos este mes')).toBeVisible()
  },
}

/** Shows base, IGV and total of charges, payments and refunds of a month. */
export const MonthFull: Story = {
  name: 'Mes: base, IGV y total',
  tags: ['D-04'],
  beforeEach: answering(() => ({ body: SAMPLE_CASH_MONTH })),
  play: async () => {
    const sums = within(await screen.findByRole('table'))
    await expect(sums.getByRole('row', { name: /Pagos \(2\) .*500\.00 .*90\.00 .*590\.00/ })).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Descargar Excel' })).toBeVisible()
    await expect(screen.getByText('Cargo · Restaurante')).toBeVisible()
  },
}

/** Shows that the reservations with a balance are loading. */
export const ReceivablesLoading: Story = {
  name: 'Por cobrar: cargando',
  tags: ['W-05'],
  render: receivables,
  beforeEach: answering(() => 'silence'),
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent('Cargando Por cobrar')
  },
}

/** Replaces the spinner of the reservations with a balance with the error of the server. */
export const ReceivablesRefused: Story = {
  name: 'Por cobrar: error del servidor',
  tags: ['W-05'],
  render: receivables,
  beforeEach: failing,
  play: showsTheError,
}

/** Says that nobody owes anything. */
export const ReceivablesEmpty: Story = {
  name: 'Por cobrar: nadie debe',
  tags: ['D-04'],
  render: receivables,
  beforeEach: answering(() => ({ body: { receivables: [], sum: 0, total: 0, next: null } })),
  play: async () => {
    await expect(await screen.findByText('Nadie debe nada')).toBeVisible()
  },
}

/** Shows who owes how much, with phone and a link to the account. */
export const ReceivablesFull: Story = {
  name: 'Por cobrar: quién debe cuánto',
  tags: ['D-04'],
  render: receivables,
  beforeEach: answering(() => ({
    body: {
      receivables: [sampleReceivable(), sampleReceivable({ _id: '018f-2', balance: 472 })],
      sum: 552,
      total: 2,
      next: null,
    },
  })),
  play: async () => {
    await expect(await screen.findByText(/Suma de todas: S\/\.\s552\.00/)).toBeVisible()
    const [first] = screen.getAllByRole('link', { name: 'Rosa Elvira Quispe Mamani' })
    await expect(first).toHaveAttribute('href', '/view-reservation/018f-1')
    const [phone] = screen.getAllByRole('link', { name: '+51900000001' })
    await expect(phone).toHaveAttribute('href', 'tel:+51900000001')
    await expect(screen.getAllByText(/· Salió$/)).toHaveLength(2)
  },
}

/** Shows that the concepts are loading. */
export const ConceptsLoading: Story = {
  name: 'Conceptos: cargando',
  tags: ['W-05'],
  render: concepts,
  beforeEach: answering(() => 'silence'),
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent('Cargando Conceptos')
  },
}

/** Replaces the spinner of the concepts with the error of the server. */
export const ConceptsRefused: Story = {
  name: 'Conceptos: error del servidor',
  tags: ['W-05'],
  render: concepts,
  beforeEach: failing,
  play: showsTheError,
}

/** Says that staff keep no concepts yet. */
export const ConceptsEmpty: Story = {
  name: 'Conceptos: ninguno todavía',
  tags: ['D-03'],
  render: concepts,
  beforeEach: answering(() => listOf([])),
  play: async () => {
    await expect(await screen.findByText('Todavía no hay otros conceptos')).toBeVisible()
  },
}

/** Adds and removes a concept of charges. */
export const ConceptsFull: Story = {
  name: 'Conceptos: agregar y quitar',
  tags: ['D-03'],
  render: concepts,
  beforeEach: answering((request) => {
    const laundry = { name: 'Lavandería', price: 15 }
    return listOf(request.method === 'POST' ? [laundry, { name: 'Caminata', price: null }] : [laundry])
  }),
  play: async () => {
    await expect(await screen.findByText(/Lavandería · S\/\.\s15\.00/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Agregar concepto' }))
    const dialog = within(screen.getByRole('dialog'))
    await userEvent.type(dialog.getByLabelText('Nombre'), 'Caminata')
    await userEvent.type(dialog.getByLabelText(/^Precio con IGV/), 'gratis')
    await userEvent.click(dialog.getByRole('button', { name: 'Agregar concepto' }))
    await expect(dialog.getByText('Escriba un monto en soles con hasta dos decimales.')).toBeVisible()
    await userEvent.clear(dialog.getByLabelText(/^Precio con IGV/))
    await userEvent.click(dialog.getByRole('button', { name: 'Agregar concepto' }))
    await expect(await screen.findByText('Caminata · Se escribe cada vez')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Quitar Caminata' }))
    await waitFor(() => expect(screen.queryByText(/Caminata/)).not.toBeInTheDocument())
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answering, refusal, type StoryResponse } from '../../../../../test/answering.ts'
import { inConsole } from '../../../../../test/in-console.tsx'
import { FULL_FOLIO, SAMPLE_FOLIO, sampleEntry } from '../../../../../test/samples/sample-folios.ts'
import { SAMPLE_DETAIL } from '../../../../../test/samples/sample-reservations.ts'
import { FolioPanel } from './FolioPanel.tsx'

const CONCEPTS: StoryResponse = { body: { concepts: [{ _id: 'c1', name: 'Lavandería', price: 15 }] } }
/** Bodies that the story sent, newest last. */
const sent: Record<string, unknown>[] = []

/** Answers with the concepts, and records what is sent before it answers with `respond`. */
const recording = (respond: () => StoryResponse) => {
  const start = answering((request) => {
    if (request.method === 'GET') return CONCEPTS
    void request.json().then((body: Record<string, unknown>) => sent.push(body))
    return respond()
  })
  return () => {
    sent.length = 0
    return start()
  }
}

const guide: Guide = {
  purpose: 'Lo que se debe, se cargó, se pagó y se devolvió en una reservación, y su saldo.',
  notFor:
    'Los cobros con tarjeta y sus devoluciones se resuelven en «Pago y devoluciones». Nada se borra: se anula con motivo.',
  states: { 'data-voided': 'Anulado: tachado, con quién y por qué, y no suma.' },
  copy: ['El saldo dice quién debe a quién.'],
  practice: {
    good: { text: 'Anote el cargo cuando ocurre, con su concepto: la cuenta de la salida ya está hecha.' },
    bad: { text: 'Cambiar el monto de un pago anotado; se anula y se anota de nuevo.' },
  },
}

const meta = {
  title: 'Consola/Reservaciones/Cuenta',
  parameters: { guide, face: 'console-light' },
  component: FolioPanel,
  args: { reservation: { ...SAMPLE_DETAIL, folio: FULL_FOLIO } },
  decorators: [inConsole],
  beforeEach: recording(() => ({ body: { folio: FULL_FOLIO } })),
} satisfies Meta<typeof FolioPanel>

export default meta
type Story = StoryObj<typeof meta>

const panel = () => within(screen.getByRole('region', { name: 'Cuenta' }))
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const entryWith = (text: string): HTMLElement => {
  const entry = panel()
    .getAllByRole('listitem')
    .find((item) => item.textContent?.includes(text))
  if (!entry) throw new Error(`No entry with ${text}`)
  return entry
}

/** Shows what is owed, charges, payments, the balance, and voided entries with who and why. */
export const Full: Story = {
  name: 'Con cargos, pagos y saldo',
  tags: ['D-03'],
  play: async () => {
    await expect(panel().getByText('Saldo por cobrar')).toBeVisible()
    await expect(panel().getByText('Mascota, 4 noches')).toBeVisible()
    await expect(panel().getByText(/por recepcion · 00481516/)).toBeVisible()
    await expect(panel().getByText(/Anulado por turno\.noche, .*: Se anotó dos veces\./)).toBeVisible()
    await expect(within(entryWith('Tarjeta en la página')).queryByRole('button')).not.toBeInTheDocument()
  },
}

/** Shows a settled account with the card payment only. */
export const Settled: Story = {
  name: 'Saldada con la tarjeta',
  tags: ['D-03'],
  args: { reservation: { ...SAMPLE_DETAIL, folio: SAMPLE_FOLIO } },
  play: async () => {
    await expect(panel().getByText('Pago · Tarjeta en la página')).toBeVisible()
    await expect(panel().getByText('Saldo')).toBeVisible()
  },
}

/** Says that there are no entries yet. */
export const Empty: Story = {
  name: 'Sin movimientos',
  tags: ['D-03'],
  args: {
    reservation: {
      ...SAMPLE_DETAIL,
      payment: null,
      folio: { ...SAMPLE_FOLIO, payments: 0, balance: 1038.4, entries: [] },
    },
  },
  play: async () => {
    await expect(panel().getByText('Todavía no hay cargos ni pagos.')).toBeVisible()
  },
}

/** Says what the lodge owes the guest, and suggests to refund it. */
export const Credit: Story = {
  name: 'A favor del huésped',
  tags: ['D-03'],
  args: { reservation: { ...SAMPLE_DETAIL, folio: { ...FULL_FOLIO, balance: -20 } } },
  play: async () => {
    await expect(panel().getByText('A favor del huésped')).toBeVisible()
    await press('Devolver dinero')
    await expect(screen.getByLabelText('Monto en soles')).toHaveValue('20.00')
  },
}

/** Registers a payment of the balance by keyboard. */
export const PaysByKeyboard: Story = {
  name: 'Registrar un pago con el teclado',
  tags: ['D-03'],
  play: async () => {
    screen.getByRole('button', { name: 'Registrar pago' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(screen.getByLabelText('Monto en soles')).toHaveFocus()
    await expect(screen.getByLabelText('Monto en soles')).toHaveValue('80.00')
    await userEvent.tab()
    await userEvent.keyboard(' {ArrowRight}')
    // Reference, Volver, Registrar.
    for (let stop = 0; stop < 3; stop += 1) await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(sent).toMatchObject([{ kind: 'payment', method: 'yape', amount: 80, version: 5 }])
    await expect(String(sent[0]?.['key'])).toMatch(/^[0-9a-f]{32}$/)
  },
}

/** Fills in the amount of a pet for the nights of the stay. */
export const ChargesThePet: Story = {
  name: 'Cargo de la mascota',
  tags: ['D-03'],
  play: async () => {
    await press('Agregar cargo')
    await userEvent.type(screen.getByLabelText('Concepto'), 'Mascota, 4 noches')
    await expect(screen.getByLabelText('Monto en soles')).toHaveValue('80.00')
    await press('Agregar')
    await waitFor(() =>
      expect(sent).toMatchObject([{ kind: 'charge', concept: 'Mascota, 4 noches', amount: 80 }]),
    )
  },
}

/** Says what is missing in a payment and sends nothing. */
export const Incomplete: Story = {
  name: 'Pago incompleto',
  tags: ['V-10'],
  play: async () => {
    await press('Registrar pago')
    await userEvent.clear(screen.getByLabelText('Monto en soles'))
    await press('Registrar')
    await expect(screen.getByText('Escriba el monto.')).toBeVisible()
    await expect(screen.getByText('Elija con qué se pagó.')).toBeVisible()
    await expect(sent).toEqual([])
  },
}

/** Sends a payment again with the same key after a failed request. */
export const LostResponse: Story = {
  name: 'Respuesta perdida: se envía con la misma clave',
  tags: ['D-03'],
  beforeEach: recording(() => refusal(503, 'database_unavailable', 'El sistema no está disponible.')),
  play: async () => {
    await press('Registrar pago')
    await userEvent.click(screen.getByLabelText('Efectivo'))
    await press('Registrar')
    await expect(await screen.findByText('El sistema no está disponible.')).toBeVisible()
    await press('Registrar')
    await waitFor(() => expect(sent).toHaveLength(2))
    await expect(sent[1]?.['key']).toBe(sent[0]?.['key'])
  },
}

/** Says that somebody else entered something meanwhile, and saves with the new version. */
export const ChangedMeanwhile: Story = {
  name: 'La cuenta cambió entretanto',
  tags: ['D-03'],
  beforeEach: recording(() => ({
    status: 409,
    body: {
      errorMessage: 'Otra persona guardó cambios.',
      errorCode: 'changed_meanwhile',
      current: { ...FULL_FOLIO, version: 6, balance: 0 },
    },
  })),
  play: async () => {
    await press('Registrar pago')
    await userEvent.click(screen.getByLabelText('Plin'))
    await press('Registrar')
    await expect(await screen.findByText(/El saldo es ahora S\/\.\s0\.00/)).toBeVisible()
    await press('Registrar')
    await waitFor(() => expect(sent.map(({ version }) => version)).toEqual([5, 6]))
  },
}

/** Says that it is not known whether a payment was saved when the network fails. */
export const ConnectionFails: Story = {
  name: 'Sin conexión al registrar un pago',
  tags: ['D-03'],
  beforeEach: recording(() => {
    throw new TypeError('Failed to fetch')
  }),
  play: async () => {
    await press('Registrar pago')
    await userEvent.click(screen.getByLabelText('Efectivo'))
    await press('Registrar')
    await expect(await screen.findByText(/no se sabe si se guardó.*no se anota dos veces/)).toBeVisible()
  },
}

/** Sends the version that the dialog was opened with, although the page has a newer one: the server then reports the change. */
export const ChangedBehindTheDialog: Story = {
  name: 'La cuenta cambia con el diálogo abierto',
  tags: ['D-03'],
  render: function Changing({ reservation }) {
    const [version, setVersion] = useState(reservation.folio.version)
    return (
      <>
        <button type="button" onClick={() => setVersion(version + 1)}>
          Llega un cambio
        </button>
        <FolioPanel reservation={{ ...reservation, folio: { ...reservation.folio, version } }} />
      </>
    )
  },
  play: async () => {
    await press('Registrar pago')
    await userEvent.click(screen.getByLabelText('Efectivo'))
    // The page behind the dialog can still change, but not be pressed.
    screen.getByText('Llega un cambio').click()
    await press('Registrar')
    await waitFor(() => expect(sent).toMatchObject([{ version: 5 }]))
  },
}

/** Voids an entry of the desk with a reason. */
export const Voids: Story = {
  name: 'Anular un movimiento con motivo',
  tags: ['D-03'],
  args: { reservation: { ...SAMPLE_DETAIL, folio: { ...FULL_FOLIO, entries: [sampleEntry()] } } },
  play: async () => {
    await press(/^Anular Restaurante, S\/\.\s65\.50/)
    await press('Anular')
    await expect(screen.getByText('Escriba el motivo.')).toBeVisible()
    await userEvent.type(screen.getByLabelText('Motivo'), 'Era de otra mesa.')
    await press('Anular')
    await waitFor(() => expect(sent).toEqual([{ reason: 'Era de otra mesa.' }]))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    // The button that opened the dialog is removed with the void.
    await expect(document.activeElement).toHaveTextContent(/^Se anuló: Restaurante, S\/\.\s65\.50\.$/)
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { answering, unavailable } from '../../../test/answering.ts'
import { inConsole } from '../../../test/in-console.tsx'
import { SAMPLE_CASH_DAY } from '../../../test/samples/sample-cash.ts'
import { CashDayScreen } from './CashDayScreen.tsx'

const guide: Guide = {
  purpose: 'Lo que entró y salió en un día, para cuadrar la caja antes de cerrar.',
  notFor: 'Para el contador use el mes; para una sola reservación, su «Cuenta».',
  states: { 'data-voided': 'Movimiento anulado: sigue en la lista de su día y no suma.' },
  practice: {
    good: { text: 'Anule con motivo lo que se anotó mal: queda en la lista y ya no suma.' },
    bad: { text: 'Restar a mano un cobro equivocado con otro cobro negativo.' },
  },
}

const meta = {
  title: 'Consola/Caja/Día',
  parameters: { guide, face: 'console-light' },
  component: CashDayScreen,
  args: { date: '2026-11-28', today: '2026-11-29', onDateChange: fn() },
  decorators: [inConsole],
} satisfies Meta<typeof CashDayScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Shows that the day is loading. */
export const Loading: Story = {
  name: 'Cargando',
  tags: ['W-05'],
  beforeEach: answering(() => 'silence'),
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent('Cargando Caja del día')
  },
}

/** Replaces the spinner of the day with the error of the server. */
export const Refused: Story = {
  name: 'Error del servidor con reintento',
  tags: ['W-05'],
  ...unavailable,
}

/** Says that no money moved on the day. */
export const Empty: Story = {
  name: 'Día sin movimientos',
  tags: ['D-04'],
  beforeEach: answering(() => ({
    body: { ...SAMPLE_CASH_DAY, payments: 0, refunds: 0, total: 0, methods: [], staff: [], movements: [] },
  })),
  play: async () => {
    await expect(await screen.findByText('No hubo pagos ni devoluciones este día')).toBeVisible()
  },
}

/** Shows the sums by method and by staff member and the movements under them. */
export const Full: Story = {
  name: 'Sumas por medio y por persona, y movimientos',
  tags: ['D-04'],
  beforeEach: answering(() => ({ body: SAMPLE_CASH_DAY })),
  play: async ({ args }) => {
    const methods = within(await screen.findByRole('region', { name: 'Por medio' }))
    await expect(
      methods.getByRole('row', { name: /Total del día .*590\.00 .*11\.80 .*578\.20/ }),
    ).toBeVisible()
    await expect(screen.getByText(/Anulado por turno\.noche, no cuenta: Se anotó dos veces\./)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Día anterior' }))
    await expect(args.onDateChange).toHaveBeenCalledWith('2026-11-27')
  },
}

/** Shows the day on a phone. */
export const OnPhone: Story = {
  ...Full,
  name: 'En teléfono',
  tags: ['D-04'],
  globals: { viewport: { value: 'phone' } },
}

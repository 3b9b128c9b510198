import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from 'shared-ui/guides/guide'
import { UNSETTLED_PROBLEMS } from 'shared-ui/validators/payments/unsettled-payment'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { answering } from '../../../test/answering.ts'
import { inConsole } from '../../../test/in-console.tsx'
import { SettleButtons } from './SettleButtons.tsx'
import { useSettling } from './use-settling.tsx'

const PAYMENT = { amount: 830.72, isByCard: true, client: 'Quispe Mamani, Rosa Elvira' }

/** A page with one payment of each problem. */
function EveryProblem() {
  const { ask, dialog, notice } = useSettling()
  return (
    <>
      {notice}
      <ul>
        {UNSETTLED_PROBLEMS.map((problem, index) => (
          <li key={problem}>
            <SettleButtons
              payment={{ ...PAYMENT, id: problem, problem, reservation: `52CC4B2${index}` }}
              onAsk={ask}
            />
          </li>
        ))}
      </ul>
      {dialog}
    </>
  )
}

const guide: Guide = {
  purpose: 'Las acciones sobre un cobro o una devolución que no terminó, cada una con su consecuencia.',
  notFor: 'Si solo el banco puede resolverlo no hay botones: se dice qué se espera.',
  copy: ['Cada confirmación dice qué pasará con el dinero del huésped.'],
  practice: {
    good: { text: 'Diga qué se afirma al pulsar: «Ya se devolvió en el portal de Niubiz».' },
    bad: { text: 'Un «Resolver» que no dice hacia qué lado.' },
  },
}

const meta = {
  title: 'Consola/Partes/Resolver un pago',
  parameters: { guide, documents: SettleButtons, face: 'console-light' },
  component: EveryProblem,
  decorators: [inConsole],
} satisfies Meta<typeof EveryProblem>

export default meta
type Story = StoryObj<typeof meta>

let sent: string[] = []
const accepting = () => {
  sent = []
  return answering((request) => {
    const { pathname, search } = new URL(request.url)
    sent.push(`${request.method} ${pathname}${search}`)
    return { body: {} }
  })()
}

/** Each button, the warning of its confirmation, the request, and the notice afterwards. */
const ACTIONS = [
  [
    /^Ya se devolvió en el portal de Niubiz: /,
    /solo si el portal de Niubiz muestra que el cobro se devolvió/,
    'payment/mark-returned?purchaseNumber=charge_returning',
    /^Se anotó que el cobro de S\/\.\s830\.72 se devolvió\.$/,
  ],
  [
    /^Pagada por otro medio: .*52CC4B22$/,
    /deja de pedir esta devolución/,
    'reservation/refund-by-hand?refundID=refund_waiting',
    /^Se anotó que S\/\.\s830\.72 se pagó por otro medio\.$/,
  ],
  [
    /^Sí se devolvió: /,
    /solo si el portal de Niubiz muestra esta devolución/,
    'reservation/refund-given?refundID=refund_unclear',
    /^Se anotó que se devolvió S\/\.\s830\.72\.$/,
  ],
  [
    /^No se devolvió: pedirla de nuevo: /,
    /el huésped recibirá el dinero dos veces/,
    'reservation/retry-refund?refundID=refund_unclear',
    /^La devolución de S\/\.\s830\.72 se pedirá de nuevo al proveedor\.$/,
  ],
  [
    /^Ya se pagó: /,
    /solo si ya le pagó al huésped/,
    'reservation/refund-by-hand?refundID=refund_manual',
    /^Se anotó que S\/\.\s830\.72 se pagó por otro medio\.$/,
  ],
] as const

/** Each action warns of its consequence, is sent once and reports its outcome. */
export const EveryAction: Story = {
  name: 'Cada acción con su consecuencia',
  tags: ['M-06'],
  beforeEach: accepting,
  play: async () => {
    for (const [button, question, request, notice] of ACTIONS) {
      await userEvent.click(screen.getByRole('button', { name: button }))
      await expect(await screen.findByRole('alertdialog')).toHaveTextContent(question)
      await userEvent.dblClick(screen.getByRole('button', { name: 'Sí' }))
      const said = await screen.findByText(notice)
      await waitFor(() => expect(document.activeElement).toContainElement(said))
      await expect(sent.splice(0)).toEqual([`POST /api/${request}`])
    }
  },
}

export const Dark: Story = {
  name: 'Tema oscuro',
  beforeEach: accepting,
  parameters: { face: 'console-dark' },
}

export const Phone: Story = {
  name: 'En teléfono',
  beforeEach: accepting,
  globals: { viewport: { value: 'phone' } },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { ERROR_SENTENCES } from 'shared-ui/copy/problems/problems'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { answering, refusal, type StoryResponse } from '../../../test/answering.ts'
import { atMoment, setClock } from '../../../test/at-moment.ts'
import { inConsole } from '../../../test/in-console.tsx'
import { lodgeBoard } from '../../../test/samples/sample-lodge.ts'
import { BoardScreen } from './BoardScreen.tsx'

const guide: Guide = {
  purpose:
    'Noches que un huésped separó mientras paga: hasta cuándo, y cómo liberarlas si el pago quedó a medias.',
  notFor: 'No se liberan para dárselas a otro huésped: en minutos se liberan solas o quedan pagadas.',
  copy: ['El tiempo que queda se dice con la hora de Lima, no solo con minutos.'],
  practice: {
    good: { text: 'Lea la hora en que se sueltan y espere: la mayoría termina sola en minutos.' },
    bad: { text: 'Mostrar una cuenta de segundos que distrae a quien atiende el teléfono.' },
  },
}

const meta = {
  title: 'Consola/Tablero/Noches en pago',
  parameters: { guide, face: 'console-light' },
  component: BoardScreen,
  args: {
    asked: { span: { from: '2026-12-01', length: 'month' }, day: '2026-12-02', problem: null, persons: 0 },
    today: '2026-12-02',
    onSpanChange: fn(),
    onPersonsChange: fn(),
    onMove: fn(),
    onOpen: fn(),
  },
  decorators: [inConsole],
} satisfies Meta<typeof BoardScreen>

export default meta
type Story = StoryObj<typeof meta>

/** The hold of the sample ends at 14:35 in Lima. */
const SIX_MINUTES_BEFORE = '2026-12-02T19:29:00.000Z'

const requestedFor = (request: Request) => {
  const parameters = new URL(request.url).searchParams
  return { from: parameters.get('from') ?? '', to: parameters.get('to') ?? '' }
}
const full = answering((request) => ({ body: lodgeBoard(requestedFor(request)) }))

const night = async (label: string) =>
  within(await screen.findByRole('grid', { name: 'Tablero' })).findByLabelText(label)

/** A board whose hold disappears on release, whatever the `response` to the release. */
const releasing = (response: StoryResponse) =>
  atMoment(SIX_MINUTES_BEFORE, () => {
    let isHeld = true
    return answering((request) => {
      const board = lodgeBoard(requestedFor(request))
      if (request.method !== 'DELETE') return { body: isHeld ? board : { ...board, holds: [] } }
      isHeld = false
      return response
    })()
  })

const HELD = 'Habitación Laurel, 4 de diciembre: en pago, separada hasta las 14:35'
const FREED = 'Habitación Laurel, 4 de diciembre: libre'

/** Explains a hold, its end and the time left. */
export const Hold: Story = {
  name: 'Noche en pago con su tiempo restante',
  tags: ['M-08'],
  beforeEach: atMoment(SIX_MINUTES_BEFORE, full),
  play: async () => {
    const held = await night(HELD)
    await userEvent.click(held)
    const dialog = screen.getByRole('dialog', { name: 'Habitación Laurel: en pago' })
    await expect(dialog).toHaveTextContent(/del vie, 4 dic\.? 2026 al dom, 6 dic\.? 2026/)
    await expect(dialog).toHaveTextContent(
      'Separada por un huésped que está pagando, hasta las 14:35 (quedan 6 min)',
    )
    await userEvent.click(within(dialog).getByRole('button', { name: 'Entendido' }))
    await waitFor(() => expect(held).toHaveFocus())
  },
}

/** The time left of a hold counts down without layout shift. */
export const HoldCountsDown: Story = {
  name: 'El tiempo restante corre sin mover nada',
  tags: ['M-08'],
  beforeEach: atMoment(SIX_MINUTES_BEFORE, full),
  play: async () => {
    await userEvent.click(await night(HELD))
    const dialog = screen.getByRole('dialog', { name: 'Habitación Laurel: en pago' })
    const widthOf = (text: string) => within(dialog).getByText(text).getBoundingClientRect().width
    const before = [dialog.getBoundingClientRect().height, widthOf('(quedan 6 min)')]
    setClock('2026-12-02T19:34:10.000Z')
    await within(dialog).findByText('(queda 1 min)')
    await expect([dialog.getBoundingClientRect().height, widthOf('(queda 1 min)')]).toEqual(before)
  },
}

/** Releases a hold by keyboard after confirmation, and reports its freed nights. */
export const HoldReleased: Story = {
  name: 'Liberar con el teclado, con confirmación',
  tags: ['M-08'],
  beforeEach: releasing({ body: {} }),
  play: async () => {
    const held = await night(HELD)
    held.focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await screen.findByRole('button', { name: 'Liberar' }))
    const question = within(screen.getByRole('alertdialog', { name: 'Liberar Habitación Laurel' }))
    await expect(question.getByText(/El huésped todavía no ha pagado/)).toBeVisible()
    await expect(question.getByText('(quedan 6 min)')).toBeVisible()
    await expect(question.getByRole('button', { name: 'No' })).toHaveFocus()
    await userEvent.click(question.getByRole('button', { name: 'Sí' }))
    const status = await screen.findByText('Habitación Laurel: se liberaron las noches separadas.')
    await expect(status).toHaveAttribute('role', 'status')
    const freed = await night(FREED)
    await waitFor(() => expect(freed).toHaveFocus())
  },
}

/** Does not release a hold whose payment has begun: reports it and refetches the board. */
export const HoldNotOpen: Story = {
  name: 'Pago ya empezado: no se libera',
  tags: ['M-08'],
  beforeEach: releasing(refusal(409, 'hold_not_open', 'Esa separación ya no está abierta.')),
  play: async () => {
    await userEvent.click(await night(HELD))
    await userEvent.click(await screen.findByRole('button', { name: 'Liberar' }))
    await userEvent.click(screen.getByRole('button', { name: 'Sí' }))
    await expect(
      await screen.findByText(/^Habitación Laurel: el pago ya empezó o la separación terminó/),
    ).toBeVisible()
    await expect(await night(FREED)).toBeVisible()
  },
}

/** Reports a failed release in the dialog, where it can be retried. */
export const HoldReleaseRefused: Story = {
  name: 'Liberación fallida, con reintento en el diálogo',
  tags: ['E-02'],
  beforeEach: atMoment(
    SIX_MINUTES_BEFORE,
    answering((request) =>
      request.method === 'DELETE'
        ? refusal(503, 'database_unavailable', ERROR_SENTENCES.database_unavailable)
        : { body: lodgeBoard(requestedFor(request)) },
    ),
  ),
  play: async () => {
    await userEvent.click(await night(HELD))
    await userEvent.click(await screen.findByRole('button', { name: 'Liberar' }))
    await userEvent.click(screen.getByRole('button', { name: 'Sí' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent(ERROR_SENTENCES.database_unavailable)
    await expect(screen.getByRole('button', { name: 'Sí' })).toBeEnabled()
  },
}

/** Lists a hold of the day on a phone with its time left, and releases it. */
export const PhoneHold: Story = {
  name: 'En teléfono, con su tiempo restante',
  tags: ['M-08'],
  beforeEach: releasing({ body: {} }),
  globals: { viewport: { value: 'phone' } },
  args: {
    asked: { span: { from: '2026-12-04', length: 'month' }, day: '2026-12-04', problem: null, persons: 0 },
  },
  play: async () => {
    const held = within(await screen.findByRole('region', { name: 'En pago (1)' }))
    await expect(held.getByText(/huésped que está pagando, hasta las 14:35/)).toBeVisible()
    await expect(held.getByText('(quedan 6 min)')).toBeVisible()
    await userEvent.click(held.getByRole('button', { name: 'Liberar Habitación Laurel' }))
    await userEvent.click(screen.getByRole('button', { name: 'Sí' }))
    const notice = await screen.findByText('Habitación Laurel: se liberaron las noches separadas.')
    await waitFor(() => expect(document.activeElement).toContainElement(notice))
    await expect(screen.queryByRole('region', { name: 'En pago (1)' })).not.toBeInTheDocument()
  },
}

/** Confirmation of a release, dark theme. */
export const HoldDark: Story = {
  name: 'Confirmación, tema oscuro',
  tags: ['M-08'],
  beforeEach: atMoment(SIX_MINUTES_BEFORE, full),
  parameters: { face: 'console-dark' },
  play: async () => {
    await userEvent.click(await night(HELD))
    await userEvent.click(await screen.findByRole('button', { name: 'Liberar' }))
    await expect(screen.getByRole('alertdialog')).toBeVisible()
  },
}

/** A hold in the list of its day on a phone, dark theme. */
export const HoldPhoneDark: Story = {
  name: 'En teléfono, tema oscuro',
  tags: ['M-08'],
  beforeEach: atMoment(SIX_MINUTES_BEFORE, full),
  globals: { viewport: { value: 'phone' } },
  parameters: { face: 'console-dark' },
  args: {
    asked: { span: { from: '2026-12-04', length: 'month' }, day: '2026-12-04', problem: null, persons: 0 },
  },
}

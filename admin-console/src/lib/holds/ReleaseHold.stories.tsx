import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answering, refusal } from '../../../test/answering.ts'
import { atMoment, setClock } from '../../../test/at-moment.ts'
import { inConsole } from '../../../test/in-console.tsx'
import { HoldTime } from './HoldTime.tsx'
import { ReleaseButton } from './ReleaseButton.tsx'
import { useReleasing } from './use-releasing.tsx'

const HOLD = {
  purchaseNumber: '3330001',
  room: 'Habitación Molle',
  inDate: '2026-12-04',
  outDate: '2026-12-05',
  until: '2026-12-02T19:35:00.000Z',
}

/** A page with one hold. */
function OneHold() {
  const { ask, dialog, notice } = useReleasing()
  return (
    <>
      {notice}
      <p>
        <HoldTime until={HOLD.until} />
      </p>
      <ReleaseButton hold={HOLD} onAsk={ask} />
      {dialog}
    </>
  )
}

const guide: Guide = {
  purpose: 'Liberar noches que un huésped separó y no va a pagar, después de confirmarlo.',
  notFor: 'Un pago que ya empezó no se libera. Un bloqueo se quita en «Bloquear y desbloquear».',
  practice: {
    good: { text: 'Diga qué habitación y hasta qué hora estaba separada.' },
    bad: { text: 'Un botón «Liberar todo».' },
  },
}

const meta = {
  title: 'Consola/Partes/Liberar noches en pago',
  parameters: { guide, documents: ReleaseButton, face: 'console-light' },
  component: OneHold,
  decorators: [inConsole],
} satisfies Meta<typeof OneHold>

export default meta
type Story = StoryObj<typeof meta>

let sent: string[] = []
const done = atMoment('2026-12-02T19:29:00.000Z', () => {
  sent = []
  return answering((request) => {
    const { pathname, search } = new URL(request.url)
    sent.push(`${request.method} ${pathname}${search}`)
    return { body: {} }
  })()
})
const notOpen = atMoment(
  '2026-12-02T19:34:30.000Z',
  answering(() => refusal(409, 'hold_not_open', 'Esa separación ya no está abierta.')),
)

const release = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Liberar Habitación Molle' }))
  const question = within(screen.getByRole('alertdialog', { name: 'Liberar Habitación Molle' }))
  await userEvent.click(question.getByRole('button', { name: 'Sí' }))
}

/** Releases a hold after confirmation, reports it and focuses the notice. */
export const Released: Story = {
  name: 'Liberadas, con aviso',
  tags: ['M-08'],
  beforeEach: done,
  play: async () => {
    await expect(screen.getByText('(quedan 6 min)')).toBeVisible()
    await release()
    const notice = await screen.findByText('Habitación Molle: se liberaron las noches separadas.')
    await waitFor(() => expect(document.activeElement).toContainElement(notice))
    await expect(sent).toEqual(['DELETE /api/hold/delete?purchaseNumber=3330001'])
  },
}

/** No and Escape release nothing. */
export const Left: Story = {
  name: 'No y Escape no liberan nada',
  tags: ['W-08'],
  beforeEach: done,
  play: async () => {
    const button = screen.getByRole('button', { name: 'Liberar Habitación Molle' })
    for (const key of ['{Enter}', '{Escape}']) {
      button.focus()
      await userEvent.keyboard('{Enter}')
      await screen.findByRole('alertdialog')
      await userEvent.keyboard(key)
      await waitFor(() => expect(button).toHaveFocus())
    }
    await expect(sent).toEqual([])
  },
}

/** Reports that a hold whose payment has begun is not released. */
export const NotOpen: Story = {
  name: 'Pago ya empezado',
  tags: ['M-08'],
  beforeEach: notOpen,
  play: async () => {
    await expect(screen.getByText('(queda 1 min)')).toBeVisible()
    await release()
    await expect(await screen.findByText(/el pago ya empezó o la separación terminó/)).toBeVisible()
  },
}

/** Reports that a hold has ended while it is shown. */
export const Over: Story = {
  name: 'Terminó mientras se mostraba',
  tags: ['M-08'],
  beforeEach: done,
  play: async () => {
    setClock('2026-12-02T19:35:00.000Z')
    await expect(await screen.findByText('(terminó)')).toBeVisible()
  },
}

export const Dark: Story = { name: 'Tema oscuro', beforeEach: done, parameters: { face: 'console-dark' } }

export const Phone: Story = {
  name: 'En teléfono',
  beforeEach: done,
  globals: { viewport: { value: 'phone' } },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
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

const meta = {
  title: 'Consola/Partes/Liberar noches en pago',
  component: OneHold,
  decorators: [inConsole],
  globals: { face: 'console-light' },
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

export const Released: Story = {
  name: 'M-08 Releases a hold after confirmation, reports it and focuses the notice',
  beforeEach: done,
  play: async () => {
    await expect(screen.getByText('(quedan 6 min)')).toBeVisible()
    await release()
    const notice = await screen.findByText('Habitación Molle: se liberaron las noches separadas.')
    await waitFor(() => expect(document.activeElement).toContainElement(notice))
    await expect(sent).toEqual(['DELETE /api/hold/delete?purchaseNumber=3330001'])
  },
}

export const Left: Story = {
  name: 'W-08 No and Escape release nothing',
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

export const NotOpen: Story = {
  name: 'M-08 Reports that a hold whose payment has begun is not released',
  beforeEach: notOpen,
  play: async () => {
    await expect(screen.getByText('(queda 1 min)')).toBeVisible()
    await release()
    await expect(await screen.findByText(/el pago ya empezó o la separación terminó/)).toBeVisible()
  },
}

export const Over: Story = {
  name: 'M-08 Reports that a hold has ended while it is shown',
  beforeEach: done,
  play: async () => {
    setClock('2026-12-02T19:35:00.000Z')
    await expect(await screen.findByText('(terminó)')).toBeVisible()
  },
}

export const Dark: Story = { name: 'Dark theme', beforeEach: done, globals: { face: 'console-dark' } }

export const Phone: Story = {
  name: 'Phone',
  beforeEach: done,
  globals: { viewport: { value: 'phone' } },
}

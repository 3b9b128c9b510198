import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { Page } from '../../lib/page/Page.tsx'
import { staffSession } from '../../lib/session/staff-session.ts'
import { answering } from '../../lib/stories/answering.ts'
import { inConsole } from '../../lib/stories/in-console.tsx'
import { ConsoleFrame } from './ConsoleFrame.tsx'

const meta = {
  title: 'Consola/Marco',
  component: ConsoleFrame,
  args: { username: 'recepcion', children: <Page title="Reservaciones">Aquí va la página.</Page> },
  decorators: [inConsole],
  globals: { face: 'console-light' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ConsoleFrame>

export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = {
  name: 'A-03 Has a side menu of the pages there are',
  play: async () => {
    const menu = within(screen.getByRole('navigation', { name: 'Menú del personal' }))
    await expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Reservaciones',
      'Habitaciones',
      'Zonas',
      'Familias',
      'Plantas',
    ])
    await expect(menu.getByRole('link', { name: 'Reservaciones' })).toHaveAttribute(
      'href',
      '/reservations-panel',
    )
    await expect(screen.getByRole('main', { name: 'Reservaciones' })).toBeVisible()
  },
}

export const Leaving: Story = {
  name: "A-02 'Salir del Sistema' removes the session",
  beforeEach: answering(() => 'silence'),
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Salir del Sistema' }))
    await expect(staffSession.token()).toBeNull()
    await expect(window.localStorage).toHaveLength(0)
  },
}

export const Phone: Story = {
  name: 'On a phone the menu lies at the foot',
  globals: { face: 'console-dark', viewport: { value: 'phone' } },
}

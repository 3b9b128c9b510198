import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { inConsole } from '../../test/in-console.tsx'
import { ErrorScreen } from './ErrorScreen.tsx'
import { NotFoundScreen } from './NotFoundScreen.tsx'
import { PendingScreen } from './PendingScreen.tsx'

const meta = {
  title: 'Consola/Páginas',
  decorators: [inConsole],
  globals: { face: 'console-light' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const reset = fn()

export const Broken: Story = {
  name: 'E-03 A page that failed to render retries on one press',
  render: () => <ErrorScreen error={new Error('unreadable')} reset={reset} />,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
    await expect(reset).toHaveBeenCalledOnce()
  },
}

export const NotFound: Story = {
  name: 'P-09 Not-found page with a link back, dark theme',
  render: () => <NotFoundScreen />,
  globals: { face: 'console-dark' },
  play: async () => expect(screen.getByRole('link')).toHaveAttribute('href', '/reservations-panel'),
}

export const Pending: Story = {
  name: 'W-05 A page that is loading',
  render: () => <PendingScreen />,
  play: async () => expect(screen.getByRole('status')).toBeVisible(),
}

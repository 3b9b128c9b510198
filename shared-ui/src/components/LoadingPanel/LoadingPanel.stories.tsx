import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ServerErrorText } from '../ServerErrorText/ServerErrorText.tsx'
import { LoadingPanel } from './LoadingPanel.tsx'

const meta = {
  title: 'Componentes/LoadingPanel',
  component: LoadingPanel,
  args: { message: 'Cargando Bloqueos', onRetry: fn() },
} satisfies Meta<typeof LoadingPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  name: 'W-05 A spinner with its message',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Cargando Bloqueos')
  },
}

export const Failed: Story = {
  name: 'W-05 E-03 The error replaces the spinner, and a retry is one press',
  args: { error: <ServerErrorText /> },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByText('Cargando Bloqueos')).not.toBeInTheDocument()
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error del servidor')
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const FailedForGood: Story = {
  name: 'An error that a retry cannot fix has no retry button',
  render: ({ message }) => <LoadingPanel message={message} error="Esa reservación no existe." />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).not.toBeInTheDocument()
  },
}

export const FailedDark: Story = {
  name: 'Failed, console, dark',
  args: { error: <ServerErrorText /> },
  globals: { face: 'console-dark' },
}

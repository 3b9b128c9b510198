import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
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

/** A page that fails first and then loads. */
function Page() {
  const [step, setStep] = useState<'failed' | 'loading' | 'loaded'>('failed')
  return (
    <main tabIndex={-1}>
      {step === 'loaded' ? (
        <p>La lista</p>
      ) : (
        <LoadingPanel
          message="Cargando Bloqueos"
          error={step === 'failed' && <ServerErrorText />}
          onRetry={() => setStep('loading')}
        />
      )}
      <button type="button" tabIndex={-1} onClick={() => setStep('loaded')}>
        Responder
      </button>
    </main>
  )
}

export const Retried: Story = {
  name: 'W-07 Keeps the focus in the page when a retry removes its button, and when the content replaces the panel',
  render: () => <Page />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }))
    await expect(canvas.getByText('Cargando Bloqueos').closest('[tabindex]')).toHaveFocus()
    canvas.getByRole('button', { name: 'Responder' }).click()
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
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

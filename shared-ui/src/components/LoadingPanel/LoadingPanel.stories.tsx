import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Unreachable } from '../../api/problems.ts'
import type { Guide } from '../../guides/guide.ts'
import { ProblemText } from '../ProblemText/ProblemText.tsx'
import { LoadingPanel } from './LoadingPanel.tsx'

const guide: Guide = {
  purpose: 'Ocupa el lugar de una lista o una página mientras carga, y de su error si no cargó.',
  notFor:
    'Dentro de un botón use su espera. Si ya hay datos a la vista y se están actualizando, no los quite.',
  anatomy: ['Indicador con su mensaje', 'O el error, en su lugar', 'Reintentar'],
  states: {
    'role="status"': 'Cargando: el mensaje se lee sin interrumpir.',
    'role="alert"': 'No cargó: el error se lee enseguida.',
    'sin onRetry': 'Repetir no ayudaría: no hay botón.',
  },
  practice: {
    good: { text: 'Dice qué carga.', example: <LoadingPanel message="Cargando habitaciones" /> },
    bad: {
      text: 'Un error sin salida deja a quien lee donde estaba.',
      example: <LoadingPanel message="Cargando" error="Algo salió mal" />,
    },
  },
  copy: ['«Cargando» y lo que se carga, sin puntos suspensivos.'],
}

const meta = {
  title: 'Componentes/Panel de carga',
  parameters: { guide },
  component: LoadingPanel,
  args: { message: 'Cargando Bloqueos', onRetry: fn() },
} satisfies Meta<typeof LoadingPanel>

export default meta
type Story = StoryObj<typeof meta>

/** A spinner with its message. */
export const Loading: Story = {
  name: 'Cargando',
  tags: ['W-05'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Cargando Bloqueos')
  },
}

/** The error replaces the spinner, and a retry is one press. */
export const Failed: Story = {
  name: 'Con error y reintento',
  tags: ['W-05', 'E-03'],
  args: { error: <ProblemText problem={new Unreachable()} /> },
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
          error={step === 'failed' && <ProblemText problem={new Unreachable()} />}
          onRetry={() => setStep('loading')}
        />
      )}
      <button type="button" tabIndex={-1} onClick={() => setStep('loaded')}>
        Responder
      </button>
    </main>
  )
}

/** Keeps the focus in the page when a retry removes its button, and when the content replaces the panel. */
export const Retried: Story = {
  name: 'Reintento, el foco se conserva',
  tags: ['W-07'],
  render: () => <Page />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }))
    await expect(canvas.getByText('Cargando Bloqueos').closest('[tabindex]')).toHaveFocus()
    canvas.getByRole('button', { name: 'Responder' }).click()
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
  },
}

/** An error that a retry cannot fix has no retry button. */
export const FailedForGood: Story = {
  name: 'Con error sin reintento',
  render: ({ message }) => <LoadingPanel message={message} error="Esa reservación no existe." />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).not.toBeInTheDocument()
  },
}

export const FailedDark: Story = {
  name: 'Con error, consola oscura',
  args: { error: <ProblemText problem={new Unreachable()} /> },
  parameters: { face: 'console-dark' },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Guide } from '../../guides/guide.ts'
import { Spinner } from './Spinner.tsx'

const guide: Guide = {
  purpose: 'Dice que algo se está cargando y qué es.',
  notFor:
    'Para toda una lista o página use «Panel de carga», que también sabe fallar. Dentro de un botón, la espera del botón.',
  anatomy: ['Giro', 'Mensaje'],
  states: {
    'role="status"': 'El mensaje se lee sin interrumpir.',
    'prefers-reduced-motion': 'El giro no gira; el mensaje queda.',
  },
  practice: {
    good: { text: 'Nombra lo que carga.', example: <Spinner message="Cargando reservaciones" /> },
    bad: { text: 'Sin nombre no se sabe qué se espera.', example: <Spinner message="Espere…" /> },
  },
  copy: ['«Cargando» y la cosa, sin puntos suspensivos.'],
}

const meta = {
  title: 'Componentes/Indicador de carga',
  parameters: { guide },
  component: Spinner,
  args: { message: 'Cargando Reservaciones' },
} satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

/** Shows what is loading and announces it politely. */
export const Loading: Story = {
  name: 'Con su mensaje',
  tags: ['W-05'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Cargando Reservaciones')
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Spinner } from './Spinner.tsx'

const meta = {
  title: 'Componentes/Indicador de carga',
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

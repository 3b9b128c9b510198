import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Spinner } from './Spinner.tsx'

const meta = {
  title: 'Componentes/Spinner',
  component: Spinner,
  args: { message: 'Cargando Reservaciones' },
} satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  name: 'W-05 Shows what is loading and announces it politely',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Cargando Reservaciones')
  },
}

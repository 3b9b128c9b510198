import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { QrCode } from './QrCode.tsx'

const meta = {
  title: 'Consola/Código QR',
  component: QrCode,
  args: { url: 'https://lodge.example.pe/plant/1', title: 'Código QR de la planta' },
  globals: { face: 'console-light' },
} satisfies Meta<typeof QrCode>

export default meta
type Story = StoryObj<typeof meta>

export const Light: Story = {
  name: 'Has a name for screen readers',
  play: async () => {
    await expect(screen.getByRole('img', { name: 'Código QR de la planta' })).toBeVisible()
  },
}

export const Dark: Story = {
  name: 'Stays dark on light in the dark theme',
  globals: { face: 'console-dark' },
}

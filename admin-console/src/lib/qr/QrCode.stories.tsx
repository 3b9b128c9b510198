import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, screen } from 'storybook/test'
import { QrCode } from './QrCode.tsx'

const guide: Guide = {
  purpose:
    'Un enlace para leerlo con la cámara de un teléfono; oscuro sobre claro también en el tema oscuro, porque así lo leen los teléfonos.',
  notFor:
    'Para llevar la dirección de una planta a un letrero se usa «Etiqueta de planta», que añade sus nombres.',
}

const meta = {
  title: 'Consola/Código QR',
  parameters: { guide },
  component: QrCode,
  args: { url: 'https://lodge.example.pe/plant/1', title: 'Código QR de la planta' },
  globals: { face: 'console-light' },
} satisfies Meta<typeof QrCode>

export default meta
type Story = StoryObj<typeof meta>

export const Light: Story = {
  name: 'Con nombre accesible',
  play: async () => {
    await expect(screen.getByRole('img', { name: 'Código QR de la planta' })).toBeVisible()
  },
}

export const Dark: Story = {
  name: 'Tema oscuro',
  globals: { face: 'console-dark' },
}

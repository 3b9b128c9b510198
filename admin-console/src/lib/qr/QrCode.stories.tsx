import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, screen } from 'storybook/test'
import { QrCode } from './QrCode.tsx'

const guide: Guide = {
  purpose: 'Una dirección que se abre con la cámara de un teléfono.',
  notFor:
    'Quien ya está en el teléfono necesita un enlace. En el tema oscuro no se invierte: la cámara no lo leería.',
  practice: {
    good: { text: 'Escriba debajo la misma dirección, para quien no puede usar la cámara.' },
    bad: { text: 'Ponerle un color del tema o un dibujo en medio.' },
  },
}

const meta = {
  title: 'Consola/Partes/Código QR',
  parameters: { guide, face: 'console-light' },
  component: QrCode,
  args: { url: 'https://lodge.example.pe/plant/1', title: 'Código QR de la planta' },
} satisfies Meta<typeof QrCode>

export default meta
type Story = StoryObj<typeof meta>

/** Has a name for screen readers. */
export const Light: Story = {
  name: 'Tema claro',
  play: async () => {
    await expect(screen.getByRole('img', { name: 'Código QR de la planta' })).toBeVisible()
  },
}

/** Stays dark on light in the dark theme. */
export const Dark: Story = {
  name: 'Oscuro sobre claro también en el tema oscuro',
  parameters: { face: 'console-dark' },
}

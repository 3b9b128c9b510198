import type { Meta, StoryObj } from '@storybook/react-vite'
import screen, { Full } from '../../../public-site/src/features/my-reservation/MyReservationPage.stories.tsx'
import type { Guide } from '../../../shared-ui/src/guides/guide.ts'
import { printed } from './printed.ts'

const guide: Guide = {
  purpose: 'La reserva del huésped en una hoja, para viajar sin batería.',
  notFor: 'No sirve de comprobante de pago para impuestos.',
}

const meta = {
  ...screen,
  title: 'Impresos/Mi reserva',
  tags: ['S-04'],
  parameters: { ...screen.parameters, guide },
} satisfies Meta<typeof screen.component>

export default meta
type Story = StoryObj<typeof meta>

export const Printed: Story = { ...printed(Full), name: 'Reserva confirmada' }

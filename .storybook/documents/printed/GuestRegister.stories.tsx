import type { Meta, StoryObj } from '@storybook/react-vite'
import screen, {
  Full,
} from '../../../admin-console/src/features/guest-register/GuestRegisterScreen.stories.tsx'
import type { Guide } from '../../../shared-ui/src/guides/guide.ts'
import { printed } from './printed.ts'

const guide: Guide = {
  purpose: 'El registro de huéspedes de un mes, como lo pide la autoridad.',
  notFor: 'Para una hoja de cálculo se descarga el CSV, que no corta columnas.',
}

const meta = {
  ...screen,
  title: 'Impresos/Registro de huéspedes',
  tags: ['S-04'],
  parameters: { ...screen.parameters, guide },
} satisfies Meta<typeof screen.component>

export default meta
type Story = StoryObj<typeof meta>

export const Printed: Story = { ...printed(Full), name: 'Registro de un mes' }

import type { Meta, StoryObj } from '@storybook/react-vite'
import screen, {
  Stays,
} from '../../../admin-console/src/features/reservations/list/ReservationsScreen.stories.tsx'
import { printed } from './printed.ts'

const meta = { ...screen, title: 'Impresos/Lista de reservaciones' } satisfies Meta<typeof screen.component>

export default meta
type Story = StoryObj<typeof meta>

export const Printed: Story = printed(Stays, 'Con sus estados')

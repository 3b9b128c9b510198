import type { Meta, StoryObj } from '@storybook/react-vite'
import screen, {
  Paid,
} from '../../../admin-console/src/features/reservations/detail/ReservationScreen.stories.tsx'
import { printed } from './printed.ts'

const meta = { ...screen, title: 'Impresos/Reservación', tags: ['S-04'] } satisfies Meta<
  typeof screen.component
>

export default meta
type Story = StoryObj<typeof meta>

export const Printed: Story = { ...printed(Paid), name: 'Para firmar' }

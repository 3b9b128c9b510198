import type { Meta, StoryObj } from '@storybook/react-vite'
import screen, {
  NextActions,
} from '../../../public-site/src/features/booking/outcome/BookingDialogs.stories.tsx'
import { printed } from './printed.ts'

const meta = { ...screen, title: 'Impresos/Constancia de reserva', tags: ['S-04'] } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Printed: Story = { ...printed(NextActions), name: 'Después de pagar' }

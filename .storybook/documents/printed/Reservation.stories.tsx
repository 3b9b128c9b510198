import type { Meta, StoryObj } from '@storybook/react-vite'
import screen, {
  Paid,
} from '../../../admin-console/src/features/reservations/detail/ReservationScreen.stories.tsx'
import type { Guide } from '../../../shared-ui/src/guides/guide.ts'
import { printed } from './printed.ts'

const guide: Guide = {
  purpose: 'Una reservación en una hoja: estadía, cliente, cuenta y lugar para firmar.',
  notFor: 'Las notas internas y la historia no se imprimen: son de la casa.',
}

const meta = {
  ...screen,
  title: 'Impresos/Reservación',
  tags: ['S-04'],
  parameters: { ...screen.parameters, guide },
} satisfies Meta<typeof screen.component>

export default meta
type Story = StoryObj<typeof meta>

export const Printed: Story = { ...printed(Paid), name: 'Para firmar' }

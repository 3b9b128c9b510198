import type { Meta, StoryObj } from '@storybook/react-vite'
import screen, { Full } from '../../../admin-console/src/features/statistics/StatisticsSection.stories.tsx'
import type { Guide } from '../../../shared-ui/src/guides/guide.ts'
import { printed } from './printed.ts'

const guide: Guide = {
  purpose: 'Las cifras de un período con sus tablas, para llevar a una reunión.',
  notFor: 'Los dibujos sin su tabla no se imprimen solos: en blanco y negro no se distinguen.',
}

const meta = {
  ...screen,
  title: 'Impresos/Estadísticas',
  tags: ['S-04'],
  parameters: { ...screen.parameters, guide },
} satisfies Meta<typeof screen.component>

export default meta
type Story = StoryObj<typeof meta>

export const Printed: Story = { ...printed(Full), name: 'Un mes' }

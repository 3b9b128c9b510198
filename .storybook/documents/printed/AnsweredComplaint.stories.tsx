import type { Meta, StoryObj } from '@storybook/react-vite'
import screen, {
  Answered,
} from '../../../admin-console/src/features/complaints/detail/ComplaintScreen.stories.tsx'
import { printed } from './printed.ts'

const meta = {
  ...screen,
  title: 'Impresos/Hoja de reclamación con respuesta',
  tags: ['S-04'],
} satisfies Meta<typeof screen.component>

export default meta
type Story = StoryObj<typeof meta>

export const Printed: Story = { ...printed(Answered), name: 'Para el archivo' }

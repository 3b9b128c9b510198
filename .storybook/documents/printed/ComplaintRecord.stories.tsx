import type { Meta, StoryObj } from '@storybook/react-vite'
import screen, {
  WithoutCopy,
} from '../../../public-site/src/features/complaints/ComplaintsScreen.stories.tsx'
import { printed } from './printed.ts'

const meta = { ...screen, title: 'Impresos/Hoja de reclamación', tags: ['S-04'] } satisfies Meta<
  typeof screen.component
>

export default meta
type Story = StoryObj<typeof meta>

export const Printed: Story = { ...printed(WithoutCopy), name: 'Copia del consumidor' }

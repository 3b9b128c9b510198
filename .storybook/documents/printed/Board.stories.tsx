import type { Meta, StoryObj } from '@storybook/react-vite'
import screen, { Full } from '../../../admin-console/src/features/board/BoardScreen.stories.tsx'
import { printed } from './printed.ts'

const meta = { ...screen, title: 'Impresos/Tablero', tags: ['S-04'] } satisfies Meta<typeof screen.component>

export default meta
type Story = StoryObj<typeof meta>

export const Printed: Story = { ...printed(Full), name: 'Dos semanas' }

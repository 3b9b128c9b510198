import type { Meta, StoryObj } from '@storybook/react-vite'
import screen, { Full } from '../../../admin-console/src/features/cash/CashDayScreen.stories.tsx'
import { printed } from './printed.ts'

const meta = { ...screen, title: 'Impresos/Caja del día' } satisfies Meta<typeof screen.component>

export default meta
type Story = StoryObj<typeof meta>

export const Printed: Story = printed(Full, 'Caja para cuadrar')

import type { Meta, StoryObj } from '@storybook/react-vite'
import screen, { Busy } from '../../../admin-console/src/features/reservations/today/TodayScreen.stories.tsx'
import { printed } from './printed.ts'

const meta = { ...screen, title: 'Impresos/Hoy' } satisfies Meta<typeof screen.component>

export default meta
type Story = StoryObj<typeof meta>

export const Printed: Story = printed(Busy, 'Llegadas y salidas')

import type { Meta, StoryObj } from '@storybook/react-vite'
import screen, { Full } from '../../../admin-console/src/features/cash/CashDayScreen.stories.tsx'
import type { Guide } from '../../../shared-ui/src/guides/guide.ts'
import { printed } from './printed.ts'

const guide: Guide = {
  purpose: 'La caja de un día en una hoja, para cuadrarla con el efectivo y firmarla.',
  notFor: 'Para el contador se descarga el mes, que suma por concepto.',
}

const meta = {
  ...screen,
  title: 'Impresos/Caja del día',
  tags: ['S-04'],
  parameters: { ...screen.parameters, guide },
} satisfies Meta<typeof screen.component>

export default meta
type Story = StoryObj<typeof meta>

export const Printed: Story = { ...printed(Full), name: 'Caja para cuadrar' }

import type { Meta, StoryObj } from '@storybook/react-vite'
import screen, { Full } from '../../../admin-console/src/features/board/BoardScreen.stories.tsx'
import type { Guide } from '../../../shared-ui/src/guides/guide.ts'
import { printed } from './printed.ts'

const guide: Guide = {
  purpose: 'Dos semanas del tablero en una hoja apaisada, para colgar junto al teléfono.',
  notFor: 'En papel no se arrastra: lo que cambió después de imprimir solo está en pantalla.',
}

const meta = {
  ...screen,
  title: 'Impresos/Tablero',
  tags: ['S-04'],
  parameters: { ...screen.parameters, guide },
} satisfies Meta<typeof screen.component>

export default meta
type Story = StoryObj<typeof meta>

export const Printed: Story = { ...printed(Full), name: 'Dos semanas' }

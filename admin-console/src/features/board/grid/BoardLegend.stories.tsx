import type { Meta, StoryObj } from '@storybook/react-vite'
import { BoardLegend } from './BoardLegend.tsx'

const meta = {
  title: 'Consola/Partes/Leyenda del tablero',
  component: BoardLegend,
  globals: { face: 'console-light' },
} satisfies Meta<typeof BoardLegend>

export default meta
type Story = StoryObj<typeof meta>

/** Explains each mark, which differs by more than colour. */
export const Light: Story = { name: 'Marcas que difieren en más que el color', tags: ['W-10'] }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalendarLegend } from './CalendarLegend.tsx'

const meta = {
  title: 'Consola/Partes/Leyenda del calendario',
  component: CalendarLegend,
  globals: { face: 'console-light' },
} satisfies Meta<typeof CalendarLegend>

export default meta
type Story = StoryObj<typeof meta>

/** Marks that differ by more than colour. */
export const Light: Story = { name: 'Marcas que difieren en más que el color', tags: ['A-08'] }

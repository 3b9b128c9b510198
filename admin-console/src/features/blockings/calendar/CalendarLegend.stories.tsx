import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from 'shared-ui/guides/guide'
import { CalendarLegend } from './CalendarLegend.tsx'

const guide: Guide = {
  purpose: 'Explica las marcas del calendario de bloqueos.',
  notFor: 'El tablero tiene marcas propias y su propia leyenda.',
  states: { 'data-state': 'La misma marca que en el calendario.' },
  practice: {
    good: {
      text: 'Ponga cada marca con su trama, igual que en el calendario, para quien no distingue los colores.',
    },
    bad: { text: 'Explicar marcas que ese calendario no usa.' },
  },
}

const meta = {
  title: 'Consola/Partes/Leyenda del calendario',
  parameters: { guide, face: 'console-light' },
  component: CalendarLegend,
} satisfies Meta<typeof CalendarLegend>

export default meta
type Story = StoryObj<typeof meta>

/** Marks that differ by more than colour. */
export const Light: Story = { name: 'Marcas que difieren en más que el color', tags: ['A-08'] }

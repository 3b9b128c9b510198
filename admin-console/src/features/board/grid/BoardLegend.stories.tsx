import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from 'shared-ui/guides/guide'
import { BoardLegend } from './BoardLegend.tsx'

const guide: Guide = {
  purpose: 'Explica las marcas del tablero y sus teclas.',
  notFor: 'Dentro de una barra no se explica nada: su nombre ya dice el estado.',
  states: { 'data-mark': 'La misma marca que en las barras.' },
  practice: {
    good: { text: 'Déjela plegada debajo del tablero: quien ya lo conoce gana una fila de pantalla.' },
    bad: { text: 'Poner una segunda leyenda dentro de cada habitación.' },
  },
}

const meta = {
  title: 'Consola/Partes/Leyenda del tablero',
  parameters: { guide, face: 'console-light' },
  component: BoardLegend,
} satisfies Meta<typeof BoardLegend>

export default meta
type Story = StoryObj<typeof meta>

/** Explains each mark, which differs by more than colour. */
export const Light: Story = { name: 'Marcas que difieren en más que el color', tags: ['W-10'] }

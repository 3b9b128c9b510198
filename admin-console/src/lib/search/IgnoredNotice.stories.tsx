import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from 'shared-ui/guides/guide'
import { IgnoredNotice } from './IgnoredNotice.tsx'

const guide: Guide = {
  purpose: 'Dice qué filtros de la dirección no valen, para que una lista sin filtrar no pase por filtrada.',
  notFor: 'Un filtro que vale y no halla nada es «Lista vacía».',
  practice: {
    good: { text: 'Nombre el filtro que se dejó de lado y muestre la lista igual.' },
    bad: { text: 'Mostrar una lista vacía porque la dirección tenía una letra de más.' },
  },
}

const meta = {
  title: 'Consola/Partes/Filtros que no valen',
  parameters: { guide, face: 'console-light' },
  component: IgnoredNotice,
  args: { ignored: 'from state', labels: { from: 'Desde', to: 'Hasta', state: 'Estado' } },
} satisfies Meta<typeof IgnoredNotice>

export default meta

/** Lists the ignored search parameters. */
export const Full: StoryObj<typeof meta> = { name: 'Lista de filtros sin efecto', tags: ['A-05'] }

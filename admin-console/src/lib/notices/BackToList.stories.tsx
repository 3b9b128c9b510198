import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from 'shared-ui/guides/guide'
import { inConsole } from '../../../test/in-console.tsx'
import { BackToList } from './BackToList.tsx'

const guide: Guide = {
  purpose: 'Vuelve de una ficha a su lista en el mismo lugar, con sus filtros.',
  notFor: 'No es una ruta de navegación: el menú lleva a las otras páginas.',
  copy: ['«Volver a» y el título de la lista.'],
  practice: {
    good: { text: 'Llévela a la misma fila de la que salió, con la lista ya cargada.' },
    bad: { text: 'Un «Volver» que a veces sale de la consola.' },
  },
}

const meta = {
  title: 'Consola/Partes/Volver a la lista',
  parameters: { guide, face: 'console-light' },
  component: BackToList,
  args: { to: '/reservations-panel', children: 'Volver a Reservaciones' },
  decorators: [inConsole],
} satisfies Meta<typeof BackToList>

export default meta

/** Link from a record back to its list. */
export const Full: StoryObj<typeof meta> = { name: 'Enlace a la lista', tags: ['A-12'] }

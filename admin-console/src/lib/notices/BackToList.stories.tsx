import type { Meta, StoryObj } from '@storybook/react-vite'
import { inConsole } from '../../../test/in-console.tsx'
import { BackToList } from './BackToList.tsx'

const meta = {
  title: 'Consola/Partes/Volver a la lista',
  component: BackToList,
  args: { to: '/reservations-panel', children: 'Volver a Reservaciones' },
  decorators: [inConsole],
  globals: { face: 'console-light' },
} satisfies Meta<typeof BackToList>

export default meta

/** Link from a record back to its list. */
export const Full: StoryObj<typeof meta> = { name: 'Enlace a la lista', tags: ['A-12'] }

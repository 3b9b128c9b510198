import type { Meta, StoryObj } from '@storybook/react-vite'
import { IgnoredNotice } from './IgnoredNotice.tsx'

const meta = {
  title: 'Consola/Partes/Filtros que no valen',
  component: IgnoredNotice,
  args: { ignored: 'from state', labels: { from: 'Desde', to: 'Hasta', state: 'Estado' } },
  globals: { face: 'console-light' },
} satisfies Meta<typeof IgnoredNotice>

export default meta

/** Lists the ignored search parameters. */
export const Full: StoryObj<typeof meta> = { name: 'Lista de filtros sin efecto', tags: ['A-05'] }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { ContactWays } from './ContactWays.tsx'

const meta = { title: 'Sitio público/Partes/Datos de contacto', component: ContactWays } satisfies Meta<
  typeof ContactWays
>

export default meta

/** Shows address, telephone, mail and arrival hours. */
export const Full: StoryObj<typeof meta> = {
  name: 'Dirección, teléfono, correo y horario',
  tags: ['P-05'],
}

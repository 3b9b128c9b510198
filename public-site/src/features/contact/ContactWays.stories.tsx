import type { Meta, StoryObj } from '@storybook/react-vite'
import { ContactWays } from './ContactWays.tsx'

const meta = { title: 'Sitio/Partes/Datos de contacto', component: ContactWays } satisfies Meta<
  typeof ContactWays
>

export default meta

export const Full: StoryObj<typeof meta> = {
  name: 'P-05 shows address, telephone, mail and arrival hours',
}

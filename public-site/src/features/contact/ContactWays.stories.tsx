import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from 'shared-ui/guides/guide'
import { ContactWays } from './ContactWays.tsx'

const guide: Guide = {
  purpose: 'Dirección, teléfono, correo y horario de llegada, como una etiqueta de equipaje.',
  notFor: 'En el pie van los mismos datos más chicos.',
  practice: {
    good: { text: 'Haga que el teléfono se marque al tocarlo.' },
    bad: { text: 'La dirección dentro de una imagen.' },
  },
}

const meta = {
  title: 'Sitio público/Partes/Datos de contacto',
  parameters: { guide },
  component: ContactWays,
} satisfies Meta<typeof ContactWays>

export default meta

/** Shows address, telephone, mail and arrival hours. */
export const Full: StoryObj<typeof meta> = {
  name: 'Dirección, teléfono, correo y horario',
  tags: ['P-05'],
}

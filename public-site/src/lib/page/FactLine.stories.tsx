import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from 'shared-ui/guides/guide'
import { FactLine } from './FactLine.tsx'

const guide: Guide = {
  purpose: 'Un dato con su nombre dentro de una lista de datos.',
  notFor: 'Para montos que suman use «Resumen del precio».',
  practice: {
    good: { text: 'Un nombre corto y su valor: «Habitación» y «Molle».' },
    bad: { text: 'Una frase entera como nombre del dato.' },
  },
}

const meta = {
  title: 'Sitio público/Partes/Dato',
  parameters: { guide },
  component: FactLine,
  args: { name: 'Habitación', children: 'Molle · Doble con balcón' },
  decorators: [
    (Story) => (
      <dl>
        <Story />
      </dl>
    ),
  ],
} satisfies Meta<typeof FactLine>

export default meta

/** Shows a fact with its label. */
export const Full: StoryObj<typeof meta> = { name: 'Etiqueta y valor', tags: ['B-12'] }

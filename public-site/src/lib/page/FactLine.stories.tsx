import type { Meta, StoryObj } from '@storybook/react-vite'
import { FactLine } from './FactLine.tsx'

const meta = {
  title: 'Sitio público/Partes/Dato',
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

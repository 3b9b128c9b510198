import type { Meta, StoryObj } from '@storybook/react-vite'
import { FactLine } from './FactLine.tsx'

const meta = {
  title: 'Sitio/Partes/Dato',
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

export const Full: StoryObj<typeof meta> = { name: 'B-12 shows a fact with its label' }

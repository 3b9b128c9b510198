import type { Meta, StoryObj } from '@storybook/react-vite'
import screen, {
  Answered,
} from '../../../admin-console/src/features/complaints/detail/ComplaintScreen.stories.tsx'
import type { Guide } from '../../../shared-ui/src/guides/guide.ts'
import { printed } from './printed.ts'

const guide: Guide = {
  purpose: 'La hoja de una reclamación con su respuesta, para el archivo del hospedaje.',
  notFor: 'La copia que se lleva el consumidor es la otra hoja, sin respuesta todavía.',
}

const meta = {
  ...screen,
  title: 'Impresos/Hoja de reclamación con respuesta',
  tags: ['S-04'],
  parameters: { ...screen.parameters, guide },
} satisfies Meta<typeof screen.component>

export default meta
type Story = StoryObj<typeof meta>

export const Printed: Story = { ...printed(Answered), name: 'Para el archivo' }

import type { Meta, StoryObj } from '@storybook/react-vite'
import screen, {
  WithoutCopy,
} from '../../../public-site/src/features/complaints/ComplaintsScreen.stories.tsx'
import type { Guide } from '../../../shared-ui/src/guides/guide.ts'
import { printed } from './printed.ts'

const guide: Guide = {
  purpose: 'La copia de la hoja que el consumidor guarda, con su número y su fecha.',
  notFor: 'No lleva la respuesta: llega después, por correo.',
}

const meta = {
  ...screen,
  title: 'Impresos/Hoja de reclamación',
  tags: ['S-04'],
  parameters: { ...screen.parameters, guide },
} satisfies Meta<typeof screen.component>

export default meta
type Story = StoryObj<typeof meta>

export const Printed: Story = { ...printed(WithoutCopy), name: 'Copia del consumidor' }

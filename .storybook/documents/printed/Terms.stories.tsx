import type { Meta, StoryObj } from '@storybook/react-vite'
import screen, { Full } from '../../../public-site/src/lib/page/text-page/LegalPage.stories.tsx'
import type { Guide } from '../../../shared-ui/src/guides/guide.ts'
import { printed } from './printed.ts'

const guide: Guide = {
  purpose: 'Un texto legal del sitio en papel, con el índice y sus secciones numeradas.',
  notFor: 'La fecha de arriba dice qué versión es; una hoja vieja no vale por la de hoy.',
}

const meta = {
  ...screen,
  title: 'Impresos/Condiciones',
  tags: ['S-04'],
  parameters: { ...screen.parameters, guide },
} satisfies Meta<typeof screen.component>

export default meta
type Story = StoryObj<typeof meta>

export const Printed: Story = { ...printed(Full), name: 'Página de texto' }

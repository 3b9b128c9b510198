import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { inSite } from '../../../test/in-site.tsx'
import { EsnnaScreen } from './EsnnaScreen.tsx'

const meta = {
  title: 'Sitio público/Código de conducta ESNNA',
  component: EsnnaScreen,
  decorators: [inSite],
} satisfies Meta<typeof EsnnaScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Shows the code of conduct and the telephone numbers for reports. */
export const Full: Story = {
  name: 'Código con teléfonos de denuncia',
  tags: ['rm-430-2018'],
  play: async () => expect(screen.getByRole('link', { name: '1818' })).toHaveAttribute('href', 'tel:1818'),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { inSite } from '../../lib/stories/in-site.tsx'
import { TermsScreen } from './TermsScreen.tsx'

const meta = { title: 'Sitio/Términos', component: TermsScreen, decorators: [inSite] } satisfies Meta<
  typeof TermsScreen
>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  name: 'P-08 The terms',
  play: async () => expect(screen.getByText('Última actualización: 09/05/2025')).toBeVisible(),
}

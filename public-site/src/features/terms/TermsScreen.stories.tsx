import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { inSite } from '../../../test/in-site.tsx'
import { TermsScreen } from './TermsScreen.tsx'

const meta = { title: 'Sitio público/Términos', component: TermsScreen, decorators: [inSite] } satisfies Meta<
  typeof TermsScreen
>

export default meta
type Story = StoryObj<typeof meta>

/** Shows the terms with an anchor for each section. */
export const Full: Story = {
  name: 'Con un ancla por sección',
  tags: ['P-08'],
  play: async () => {
    await expect(screen.getByText('Última actualización: 09/05/2025')).toBeVisible()
    const contents = within(screen.getByRole('navigation', { name: 'En esta página' }))
    await expect(contents.getByRole('link', { name: 'Mascotas' })).toHaveAttribute('href', '#mascotas')
    await expect(screen.getByRole('heading', { name: 'Mascotas' })).toHaveAttribute('id', 'mascotas')
  },
}

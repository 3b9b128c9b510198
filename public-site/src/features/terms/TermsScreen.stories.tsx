import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { inSite } from '../../../test/in-site.tsx'
import { TermsScreen } from './TermsScreen.tsx'

const meta = { title: 'Sitio/Términos', component: TermsScreen, decorators: [inSite] } satisfies Meta<
  typeof TermsScreen
>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  name: 'P-08 shows the terms with an anchor for each section',
  play: async () => {
    await expect(screen.getByText('Última actualización: 09/05/2025')).toBeVisible()
    const contents = within(screen.getByRole('navigation', { name: 'En esta página' }))
    await expect(contents.getByRole('link', { name: 'Mascotas' })).toHaveAttribute('href', '#mascotas')
    await expect(screen.getByRole('heading', { name: 'Mascotas' })).toHaveAttribute('id', 'mascotas')
  },
}

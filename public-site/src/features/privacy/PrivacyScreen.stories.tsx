import type { Meta, StoryObj } from '@storybook/react-vite'
import { LODGE } from 'shared-ui/copy/lodge'
import { expect, screen } from 'storybook/test'
import { inSite } from '../../lib/stories/in-site.tsx'
import { PrivacyScreen } from './PrivacyScreen.tsx'

const meta = { title: 'Sitio/Privacidad', component: PrivacyScreen, decorators: [inSite] } satisfies Meta<
  typeof PrivacyScreen
>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  name: 'Ley 29733 Who keeps what, why, how long, with whom, and what one may ask for',
  play: async () => {
    await expect(screen.getAllByText(new RegExp(LODGE.ruc))[0]).toBeVisible()
    await expect(screen.getByRole('heading', { name: 'Sus derechos' })).toBeVisible()
  },
}

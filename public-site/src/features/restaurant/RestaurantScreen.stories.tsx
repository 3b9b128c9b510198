import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { inSite } from '../../lib/stories/in-site.tsx'
import { RestaurantScreen } from './RestaurantScreen.tsx'

const meta = { title: 'Sitio/Restaurante', component: RestaurantScreen, decorators: [inSite] } satisfies Meta<
  typeof RestaurantScreen
>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  name: 'P-03 When the restaurant serves',
  play: async () => expect(screen.getByRole('rowheader', { name: 'Almuerzo' })).toBeVisible(),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { inSite } from '../../../test/in-site.tsx'
import { EsnnaScreen } from './EsnnaScreen.tsx'

const meta = { title: 'Sitio/ESNNA', component: EsnnaScreen, decorators: [inSite] } satisfies Meta<
  typeof EsnnaScreen
>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  name: 'RM 430-2018-MINCETUR shows the code of conduct and the telephone numbers for reports',
  play: async () => expect(screen.getByRole('link', { name: '1818' })).toHaveAttribute('href', 'tel:1818'),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { inSite } from '../../lib/stories/in-site.tsx'
import { ContactScreen } from './ContactScreen.tsx'

const meta = { title: 'Sitio/Contacto', component: ContactScreen, decorators: [inSite] } satisfies Meta<
  typeof ContactScreen
>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { name: 'P-05 Where the lodge is' }

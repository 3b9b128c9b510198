import type { Meta, StoryObj } from '@storybook/react-vite'
import { inSite } from '../../lib/stories/in-site.tsx'
import { Footer } from './Footer.tsx'

const meta = {
  title: 'Sitio/Partes/Pie',
  component: Footer,
  decorators: [inSite],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Footer>

export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = { name: 'P-15 Who the lodge is, and what the law asks to have in sight' }
export const Phone: Story = { name: 'On a phone', globals: { viewport: { value: 'phone' } } }

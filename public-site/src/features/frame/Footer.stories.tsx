import type { Meta, StoryObj } from '@storybook/react-vite'
import { inSite } from '../../../test/in-site.tsx'
import { Footer } from './Footer.tsx'

const meta = {
  title: 'Sitio/Partes/Pie',
  component: Footer,
  decorators: [inSite],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Footer>

export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = { name: 'P-15 shows the address and the legal links' }
export const Phone: Story = {
  name: 'P-15 shows the footer on a phone',
  globals: { viewport: { value: 'phone' } },
}

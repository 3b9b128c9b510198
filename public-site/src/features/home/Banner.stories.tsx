import type { Meta, StoryObj } from '@storybook/react-vite'
import { inSite } from '../../../test/in-site.tsx'
import { Banner } from './Banner.tsx'

const meta = {
  title: 'Sitio/Partes/Portada',
  component: Banner,
  args: { children: <p>Aquí va la búsqueda.</p> },
  decorators: [inSite],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Banner>

export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = { name: 'P-02 shows the banner with title and search' }
export const Phone: Story = {
  name: 'P-02 shows an upright picture on a phone',
  globals: { viewport: { value: 'phone' } },
}

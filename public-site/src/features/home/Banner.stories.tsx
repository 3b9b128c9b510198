import type { Meta, StoryObj } from '@storybook/react-vite'
import { inSite } from '../../lib/stories/in-site.tsx'
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

export const Wide: Story = { name: 'P-02 The valley, and on a sheet over it what this place is' }
export const Phone: Story = {
  name: 'P-02 On a phone the picture is another, upright',
  globals: { viewport: { value: 'phone' } },
}

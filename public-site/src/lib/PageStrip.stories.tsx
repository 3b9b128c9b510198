import type { Meta, StoryObj } from '@storybook/react-vite'
import sunset from '../pictures/gallery/atardecer.svg'
import { PageStrip } from './PageStrip.tsx'

const meta = {
  title: 'Sitio/Partes/Franja',
  component: PageStrip,
  args: { picture: sunset, alt: 'La casa al atardecer con las lámparas encendidas.' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageStrip>

export default meta
type Story = StoryObj<typeof meta>
export const Low: Story = { name: 'Shows its lower part, for a house on its slope', args: { part: 'low' } }

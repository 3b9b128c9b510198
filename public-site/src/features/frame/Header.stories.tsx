import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { inSite } from '../../../test/in-site.tsx'
import { Header } from './Header.tsx'

const meta = {
  title: 'Sitio/Partes/Cabecera',
  component: Header,
  decorators: [inSite],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Header>

export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = {
  name: 'P-01 marks the current page in the menu',
  play: async () => {
    await expect(screen.getByRole('link', { name: 'Inicio' })).toHaveAttribute('aria-current', 'page')
    await expect(screen.getByRole('link', { name: 'Contacto' })).not.toHaveAttribute('aria-current')
  },
}

export const Phone: Story = {
  name: 'P-01 shows the header on a phone',
  globals: { viewport: { value: 'phone' } },
}

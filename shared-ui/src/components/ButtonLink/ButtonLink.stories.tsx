import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ButtonLink } from './ButtonLink.tsx'

const meta = {
  title: 'Componentes/ButtonLink',
  component: ButtonLink,
  args: { href: '/rooms', children: 'Ver las habitaciones' },
} satisfies Meta<typeof ButtonLink>

export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {
  name: 'Looks like a primary button and stays a link',
  args: { variant: 'primary' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Ver las habitaciones' })
    await expect(link).toHaveAttribute('href', '/rooms')
  },
}

export const Secondary: Story = { name: 'Secondary' }
export const Quiet: Story = { name: 'Quiet', args: { variant: 'quiet' } }

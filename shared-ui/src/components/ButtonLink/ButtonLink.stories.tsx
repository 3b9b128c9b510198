import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ButtonLink } from './ButtonLink.tsx'

const meta = {
  title: 'Componentes/Enlace con forma de botón',
  component: ButtonLink,
  args: { href: '/rooms', children: 'Ver las habitaciones' },
} satisfies Meta<typeof ButtonLink>

export default meta
type Story = StoryObj<typeof meta>

/** Looks like a primary button and stays a link. */
export const Primary: Story = {
  name: 'Principal',
  args: { variant: 'primary' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Ver las habitaciones' })
    await expect(link).toHaveAttribute('href', '/rooms')
  },
}

export const Secondary: Story = { name: 'Secundario' }
export const Quiet: Story = { name: 'Discreto', args: { variant: 'quiet' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateBadge } from './StateBadge.tsx'

const meta = {
  title: 'Componentes/StateBadge',
  component: StateBadge,
  args: { tone: 'settled', children: 'Confirmada' },
} satisfies Meta<typeof StateBadge>

export default meta
type Story = StoryObj<typeof meta>

const AllTones = () => (
  <p style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' }}>
    <StateBadge tone="settled">Confirmada</StateBadge>
    <StateBadge tone="present">En casa</StateBadge>
    <StateBadge tone="waiting">Pendiente</StateBadge>
    <StateBadge tone="ended">Eliminada</StateBadge>
    <StateBadge tone="fault">Devuelta</StateBadge>
  </p>
)

export const Tones: Story = { name: 'Each state has a word and a shape of its own', render: AllTones }
export const TonesDark: Story = {
  name: 'Each state, console, dark',
  globals: { face: 'console-dark' },
  render: AllTones,
}

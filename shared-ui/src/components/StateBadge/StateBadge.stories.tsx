import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateBadge } from './StateBadge.tsx'

const meta = {
  title: 'Componentes/Insignia de estado',
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

export const Tones: Story = { name: 'Todos los estados', render: AllTones }
export const TonesDark: Story = {
  name: 'Todos los estados, consola oscura',
  globals: { face: 'console-dark' },
  render: AllTones,
}

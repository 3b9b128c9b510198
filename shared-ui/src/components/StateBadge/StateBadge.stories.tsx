import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from '../../guides/guide.ts'
import { StateBadge } from './StateBadge.tsx'

const guide: Guide = {
  purpose: 'El estado de una reservación, un pago o un mensaje, en una palabra y una forma.',
  notFor: 'Para un aviso con qué hacer use «Aviso». No se pulsa: si se pulsa es un botón o un enlace.',
  anatomy: ['Forma del tono', 'Palabra'],
  states: {
    'data-tone="settled"': 'Firme: disco lleno.',
    'data-tone="present"': 'En casa: casa.',
    'data-tone="waiting"': 'Por decidirse: medio disco.',
    'data-tone="ended"': 'Terminado o cancelado: anillo con barra.',
    'data-tone="attention"': 'Pide atención: rombo.',
  },
  practice: {
    good: {
      text: 'Una palabra, siempre la misma para el mismo estado.',
      example: <StateBadge tone="settled">Confirmada</StateBadge>,
    },
    bad: {
      text: 'Tono y palabra se contradicen.',
      example: <StateBadge tone="settled">Cancelada</StateBadge>,
    },
  },
  copy: ['Una o dos palabras, en femenino para reservaciones.'],
}

const meta = {
  title: 'Componentes/Insignia de estado',
  parameters: { guide },
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
    <StateBadge tone="attention">Devuelta</StateBadge>
  </p>
)

export const Tones: Story = { name: 'Todos los estados', render: AllTones }
export const TonesDark: Story = {
  name: 'Todos los estados, consola oscura',
  parameters: { face: 'console-dark' },
  render: AllTones,
}

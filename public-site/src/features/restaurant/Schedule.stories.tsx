import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, screen } from 'storybook/test'
import { Schedule } from './Schedule.tsx'

/** Fixes the clock at this time in Lima on 28 November 2026 during a story. */
const at = (time: string) => () => {
  const realNow = Date.now
  Date.now = () => Date.parse(`2026-11-28T${time}:00-05:00`)
  return () => {
    Date.now = realNow
  }
}

const guide: Guide = {
  purpose: 'A qué hora se desayuna, almuerza y cena, y si está abierto ahora en Lima.',
  notFor: 'El horario de ingreso a las habitaciones está en «Datos de contacto».',
  states: {
    'data-state="open"': 'Abierto, y hasta qué hora.',
    'data-state="closed"': 'Cerrado, y cuándo abre.',
  },
  practice: {
    good: { text: 'La hora de Lima, también para quien mira desde otro país.' },
    bad: { text: '«Abierto» calculado con el reloj del teléfono.' },
  },
}

const meta = {
  title: 'Sitio público/Partes/Horario del restaurante',
  parameters: { guide },
  component: Schedule,
} satisfies Meta<typeof Schedule>

export default meta
type Story = StoryObj<typeof meta>

/** Shows until when the restaurant is open. */
export const Open: Story = {
  name: 'Abierto',
  tags: ['P-03'],
  beforeEach: at('12:30'),
  play: async () => expect(screen.getByText(/^Abierto ahora/)).toHaveTextContent('20:00'),
}

/** Shows when the closed restaurant opens. */
export const Closed: Story = {
  name: 'Cerrado',
  tags: ['P-03'],
  beforeEach: at('21:15'),
  play: async () => expect(screen.getByText(/^Cerrado ahora/)).toHaveTextContent('8:30'),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from 'shared-ui/guides/guide'
import { addDays, dayInLima } from 'shared-ui/rules/dates/calendar-date'
import { DueBadge } from './DueBadge.tsx'

const today = dayInLima(Date.now())
const reply = { text: 'Ya hay agua caliente.', at: '2026-11-27T15:05:00.000Z', by: 'recepcion' }

const guide: Guide = {
  purpose: 'Cuánto falta para responder una hoja de reclamación, en palabras y forma.',
  notFor: 'Para el estado de una reservación o un pago use «Insignia de estado» con su palabra.',
  copy: ['«Vence hoy» y «Vencida hace 2 días hábiles», no una fecha sola.'],
  practice: {
    good: { text: 'Cuente los días hábiles y dígalo en palabras: «Vence mañana».' },
    bad: { text: 'Un punto rojo sin texto, que no dice si faltan dos días o ya pasó.' },
  },
}

const meta = {
  title: 'Consola/Partes/Plazo de una hoja de reclamación',
  parameters: { guide, documents: DueBadge, face: 'console-light' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const AllOfThem = () => (
  <p style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' }}>
    {[60, 0, -1, -40].map((days) => (
      <DueBadge key={days} complaint={{ dueDate: addDays(today, days), reply: null }} />
    ))}
    <DueBadge complaint={{ dueDate: today, reply }} />
  </p>
)

/** Time left, due today, overdue, with reply. */
export const Conditions: Story = {
  name: 'Con plazo, vence hoy, vencida y respondida',
  tags: ['ley-29571'],
  render: AllOfThem,
}

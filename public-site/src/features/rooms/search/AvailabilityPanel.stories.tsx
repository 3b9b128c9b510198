import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { sampleSearch } from '../../../../test/samples/sample-search.ts'
import { AvailabilityPanel } from './AvailabilityPanel.tsx'

const guide: Guide = {
  purpose: 'Buscar habitaciones libres con dos fechas y cuántas personas.',
  notFor: 'Con la habitación ya elegida use «Calendario de estadía».',
  states: { 'data-requested': 'Se pidió reservar una habitación sin fechas: se explica y se enfoca.' },
  practice: {
    good: { text: 'Pregunte fechas y personas, y nada más antes de mostrar precios.' },
    bad: { text: 'Borrar lo elegido cuando la salida quedó antes.' },
  },
}

const meta = {
  title: 'Sitio público/Partes/Buscador de fechas',
  parameters: { guide },
  component: AvailabilityPanel,
  args: { search: sampleSearch() },
} satisfies Meta<typeof AvailabilityPanel>

export default meta
type Story = StoryObj<typeof meta>

/** Starts with today and tomorrow. */
export const Wide: Story = { name: 'Hoy y mañana', tags: ['P-10'] }

/** Shows the search panel on a phone. */
export const Phone: Story = {
  name: 'En teléfono',
  tags: ['P-10'],
  globals: { viewport: { value: 'phone' } },
}

/** Focuses the first invalid date and does not search. */
export const Wrong: Story = {
  name: 'Fecha que no vale',
  tags: ['V-09'],
  args: {
    search: sampleSearch({
      stay: { entry: '2026-11-30', departure: '2026-11-30' },
      submit: fn(),
    }),
  },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Buscar' }))
    await waitFor(() => expect(screen.getByLabelText('Salida')).toHaveFocus())
    await expect(screen.getByText('Corrija 1 dato.')).toBeVisible()
    await expect(args.search.submit).not.toHaveBeenCalled()
  },
}

/** Shows no dates in the prerendered page. */
export const Prerendered: Story = {
  name: 'Página sin código, sin fechas',
  tags: ['W-03'],
  args: { search: sampleSearch({ today: null, stay: { entry: '', departure: '' } }) },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { sampleSearch } from '../../../../test/samples/sample-search.ts'
import { AvailabilityPanel } from './AvailabilityPanel.tsx'

const meta = {
  title: 'Sitio/Partes/Búsqueda',
  component: AvailabilityPanel,
  args: { search: sampleSearch() },
} satisfies Meta<typeof AvailabilityPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = { name: 'P-10 starts with today and tomorrow' }

export const Phone: Story = {
  name: 'P-10 shows the search panel on a phone',
  globals: { viewport: { value: 'phone' } },
}

export const Wrong: Story = {
  name: 'V-09 focuses the first invalid date and does not search',
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

export const Prerendered: Story = {
  name: 'W-03 shows no dates in the prerendered page',
  args: { search: sampleSearch({ today: null, stay: { entry: '', departure: '' } }) },
}

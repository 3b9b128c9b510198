import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { answering } from '../../../test/answering.ts'
import { inSite } from '../../../test/in-site.tsx'
import { SAMPLE_ROOMS } from '../../../test/samples/sample-rooms.ts'
import { sampleSearch } from '../../../test/samples/sample-search.ts'
import { AvailableRooms } from './AvailableRooms.tsx'

const stay = { entry: '2026-12-24', departure: '2026-12-27' }

const meta = {
  title: 'Sitio/Partes/Habitaciones disponibles',
  component: AvailableRooms,
  args: { search: sampleSearch({ stay, searched: stay, bookable: stay }) },
  decorators: [inSite],
  beforeEach: answering(() => ({ body: { availableRooms: SAMPLE_ROOMS, heldRooms: [] } })),
} satisfies Meta<typeof AvailableRooms>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  name: 'P-11 shows the searched stay and the free rooms',
  play: async () => {
    await expect(await screen.findByText('3 habitaciones disponibles')).toBeVisible()
    await expect(screen.getByRole('region')).toHaveTextContent('3 noches')
  },
}

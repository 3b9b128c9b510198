import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import list, {
  Stays,
} from '../../../admin-console/src/features/reservations/list/ReservationsScreen.stories.tsx'
import type { Guide } from '../../../shared-ui/src/guides/guide.ts'
import { printed } from './printed.ts'

const guide: Guide = {
  purpose: 'La lista de reservaciones como tabla, con los filtros que se eligieron.',
  notFor: 'Las tarjetas de un teléfono no se imprimen, tampoco en una hoja angosta.',
}

const meta = {
  ...list,
  title: 'Impresos/Lista de reservaciones',
  tags: ['S-04'],
  parameters: { ...list.parameters, guide },
} satisfies Meta<typeof list.component>

export default meta
type Story = StoryObj<typeof meta>

/** A table also where the screen of the same width shows cards. */
export const Printed: Story = {
  ...printed({ ...Stays, play: async () => void (await screen.findAllByText('En casa')) }),
  name: 'Lista con sus estados',
}

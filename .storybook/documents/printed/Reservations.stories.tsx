import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import list, {
  Stays,
} from '../../../admin-console/src/features/reservations/list/ReservationsScreen.stories.tsx'
import { printed } from './printed.ts'

const meta = { ...list, title: 'Impresos/Lista de reservaciones', tags: ['S-04'] } satisfies Meta<
  typeof list.component
>

export default meta
type Story = StoryObj<typeof meta>

/** A table also where the screen of the same width shows cards. */
export const Printed: Story = {
  ...printed({ ...Stays, play: async () => void (await screen.findAllByText('En casa')) }),
  name: 'Lista con sus estados',
}

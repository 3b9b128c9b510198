import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import today, { Busy } from '../../../admin-console/src/features/reservations/today/TodayScreen.stories.tsx'
import { printed } from './printed.ts'

const meta = { ...today, title: 'Impresos/Hoy', tags: ['S-04'] } satisfies Meta<typeof today.component>

export default meta
type Story = StoryObj<typeof meta>

export const Printed: Story = { ...printed(Busy), name: 'Llegadas y salidas' }

/** Without phones and balances, which kitchen and cleaning do not need. */
export const Kitchen: Story = {
  ...printed({ ...Busy, play: printForKitchen }),
  name: 'Para cocina y limpieza',
  tags: ['D-01'],
}

async function printForKitchen() {
  const realPrint = window.print
  // The day stays as the browser prints it, since the print never ends.
  window.print = () => {}
  await userEvent.click(await screen.findByRole('button', { name: 'Imprimir para cocina' }))
  window.print = realPrint
  await screen.findByText('Quispe Mamani, Rosa Elvira')
}

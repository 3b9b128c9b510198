import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import today, { Busy } from '../../../admin-console/src/features/reservations/today/TodayScreen.stories.tsx'
import type { Guide } from '../../../shared-ui/src/guides/guide.ts'
import { printed } from './printed.ts'

const guide: Guide = {
  purpose: 'El día en papel: para recepción con teléfonos y saldos, para cocina y limpieza sin ellos.',
  notFor: 'No se anota la llegada en el papel solamente: se marca en pantalla.',
}

const meta = {
  ...today,
  title: 'Impresos/Hoy',
  tags: ['S-04'],
  parameters: { ...today.parameters, guide },
} satisfies Meta<typeof today.component>

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

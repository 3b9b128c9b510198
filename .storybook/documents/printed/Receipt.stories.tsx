import type { Meta, StoryObj } from '@storybook/react-vite'
import screen, {
  NextActions,
} from '../../../public-site/src/features/booking/outcome/BookingDialogs.stories.tsx'
import type { Guide } from '../../../shared-ui/src/guides/guide.ts'
import { printed } from './printed.ts'

const guide: Guide = {
  purpose: 'La constancia que se imprime al terminar de pagar: número, fechas, personas y lo cobrado.',
  notFor: 'El recorrido del sitio no sale en el papel: ni menú, ni botones, ni la página de fondo.',
}

const meta = {
  ...screen,
  title: 'Impresos/Constancia de reserva',
  tags: ['S-04'],
  parameters: { ...screen.parameters, guide },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Printed: Story = { ...printed(NextActions), name: 'Después de pagar' }

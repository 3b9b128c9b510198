import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, screen, userEvent } from 'storybook/test'
import { booking } from '../../../test/booking/booking-fixture.ts'
import { inSite } from '../../../test/in-site.tsx'
import { StaySummary } from './StaySummary.tsx'
import { bookingOf } from './state/booking-request.ts'

const guide: Guide = {
  purpose: 'Habitación, fechas y precio a la vista mientras se llena el formulario.',
  notFor: 'La cuenta sola, sin fechas, es «Resumen del precio».',
  states: { 'data-open': 'En el teléfono, la barra muestra el resumen entero.' },
  practice: {
    good: { text: 'Deje cambiar las fechas desde aquí, sin salir.' },
    bad: { text: 'Esconderlo en el teléfono detrás de un «Ver más».' },
  },
}

const meta = {
  title: 'Sitio público/Partes/Resumen de la estadía',
  parameters: { guide },
  component: StaySummary,
  args: { booking },
  decorators: [inSite],
} satisfies Meta<typeof StaySummary>

export default meta
type Story = StoryObj<typeof meta>

/** Shows one night and its price. */
export const OneNight: Story = { name: 'Una noche', tags: ['B-01'] }

/** Is a bar with room, dates and total on a phone, and opens to the whole. */
export const Bar: Story = {
  name: 'Barra en teléfono, se abre',
  tags: ['B-01'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const summary = screen.getByRole('complementary', { name: 'Su estadía' })
    for (const text of ['Habitación 103 · Doble con balcón', 'vie 30 abr. – sáb 1 may. · 1 noche', '12.10']) {
      await expect(summary).toHaveTextContent(text)
    }
    const toggle = screen.getByRole('button', { name: 'Ver detalle' })
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await expect(screen.getByText('IGV 18 %')).not.toBeVisible()
    await userEvent.click(toggle)
    await expect(screen.getByRole('button', { name: 'Ocultar' })).toHaveAttribute('aria-expanded', 'true')
    await expect(screen.getByText('IGV 18 %')).toBeVisible()
  },
}

/** Shows a month in a room with a long name on a phone. */
export const LongWords: Story = {
  name: 'Un mes con nombre largo, en teléfono',
  tags: ['B-01'],
  globals: { viewport: { value: 'phone' } },
  args: {
    booking: bookingOf(
      {
        ...booking.room,
        identifier: 'Laurel',
        category: 'Familiar con dos dormitorios y terraza al río',
        pricePerNight: 1310.125,
        capacity: 6,
      },
      { entry: '2027-04-01', departure: '2027-05-01' },
    ),
  },
}

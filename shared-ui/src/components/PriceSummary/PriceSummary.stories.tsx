import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Guide } from '../../guides/guide.ts'
import { PriceSummary } from './PriceSummary.tsx'

const guide: Guide = {
  purpose: 'Muestra el precio de una estadía como una cuenta cuyas líneas suman.',
  notFor:
    'En una tarjeta el precio va con «Tarjeta de habitación», donde manda el precio con IGV. Una cuenta con pagos es «Cuenta», en la consola.',
  anatomy: ['Título', 'Precio por noche y noches', 'Precio', 'IGV', 'Total', 'Nota: ahorro o devolución'],
  states: { 'sin note': 'Termina en el total.' },
  practice: {
    good: {
      text: 'Cada línea se puede comprobar con la anterior.',
      example: <PriceSummary pricePerNight={240} nights={2} price={480} igv={86.4} total={566.4} />,
    },
    bad: { text: 'Un total sin IGV a la vista sorprende al pagar.', example: <p>Total: 480 + impuestos</p> },
  },
  copy: ['«IGV» y no «impuestos».', 'La nota dice hasta qué día se devuelve cuánto.'],
}

const meta = {
  title: 'Componentes/Resumen del precio',
  parameters: { guide },
  component: PriceSummary,
  args: { pricePerNight: 333.33, nights: 3, price: 999.99, igv: 180, total: 1179.99 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '24rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PriceSummary>

export default meta
type Story = StoryObj<typeof meta>

/** Price per night, nights, price, IGV and total, in soles. */
export const Full: Story = {
  name: 'Precio, IGV y total',
  tags: ['B-01', 'W-02'],
  play: async ({ canvasElement }) => {
    const bill = within(canvasElement).getByRole('region', { name: 'Precio de la estadía' })
    const names = within(bill)
      .getAllByRole('term')
      .map((term) => term.textContent)
    const amounts = within(bill)
      .getAllByRole('definition')
      .map((amount) => amount.textContent?.replace('\u00a0', ' '))
    await expect(names).toEqual(['Precio por noche', 'Noches', 'Subtotal', 'IGV 18 %', 'Total'])
    await expect(amounts).toEqual(['S/. 333.33', '3', 'S/. 999.99', 'S/. 180.00', 'S/. 1,179.99'])
  },
}

/** With a note on the saving and the refund. */
export const WithNote: Story = {
  name: 'Con nota',
  args: {
    note: 'Ahorre 20 % reservando directamente, frente a las páginas de reservas. Cancelación con 80 % de devolución hasta el 1 de marzo.',
  },
}

/** A guest who changed rooms: a line for each room in place of the price per night. */
export const Rooms: Story = {
  name: 'Estadía en dos habitaciones',
  tags: ['D-07'],
  args: {
    rooms: [
      { name: 'Del 3 al 5 de diciembre en Quinual, 2 noches a S/. 200.00', price: 400 },
      { name: 'Del 5 al 8 de diciembre en Sauco, 3 noches a S/. 250.00', price: 750 },
    ],
    nights: 5,
    price: 1150,
    igv: 207,
    total: 1357,
  },
  play: async ({ canvasElement }) => {
    const bill = within(canvasElement)
    await expect(bill.queryByText('Precio por noche')).not.toBeInTheDocument()
    await expect(bill.getByText(/^Del 5 al 8 de diciembre en Sauco/)).toBeVisible()
    await expect(bill.getByText(/S\/\.\s750\.00/)).toBeVisible()
  },
}

export const Dark: Story = { name: 'Consola oscura', parameters: { face: 'console-dark' } }

/** Large amounts on a narrow phone. */
export const Large: Story = {
  name: 'Montos grandes en teléfono angosto',
  args: { pricePerNight: 12345.6789, nights: 30, price: 370370.37, igv: 66666.67, total: 437037.04 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '16rem' }}>
        <Story />
      </div>
    ),
  ],
}

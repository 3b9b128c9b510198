import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, screen } from 'storybook/test'
import { Menu } from './Menu.tsx'

const guide: Guide = {
  purpose: 'Los platos con su precio, con IGV.',
  notFor: 'El horario tiene su parte propia. Sin platos en el contenido, no se muestra.',
  practice: {
    good: { text: 'Precios completos, sin sumar servicio después.' },
    bad: { text: 'La carta como un PDF que hay que descargar.' },
  },
}

const meta = {
  title: 'Sitio público/Partes/Carta del restaurante',
  parameters: { guide },
  component: Menu,
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

/** Shows dishes with their prices, IGV included. */
export const Full: Story = {
  name: 'Platos con precio, IGV incluido',
  tags: ['P-22'],
  play: async () => {
    await expect(screen.getByRole('region', { name: 'La carta' })).toHaveTextContent(
      'Precios en soles, con IGV.',
    )
    await expect(screen.getByText('Trucha frita').closest('li')).toHaveTextContent('S/. 38.00', {
      normalizeWhitespace: true,
    })
  },
}

/** Shows dishes and prices at 320 px. */
export const Narrow: Story = {
  name: 'A 320 px',
  tags: ['P-22', 'W-10'],
  decorators: [
    (Story) => (
      <div style={{ width: '18rem' }}>
        <Story />
      </div>
    ),
  ],
}

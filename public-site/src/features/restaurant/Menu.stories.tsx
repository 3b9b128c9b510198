import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { Menu } from './Menu.tsx'

const meta = { title: 'Sitio/Partes/Carta del restaurante', component: Menu } satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  name: 'P-22 shows dishes with their prices, IGV included',
  play: async () => {
    await expect(screen.getByRole('region', { name: 'La carta' })).toHaveTextContent(
      'Precios en soles, con IGV.',
    )
    await expect(screen.getByText('Trucha frita').closest('li')).toHaveTextContent('S/. 38.00', {
      normalizeWhitespace: true,
    })
  },
}

export const Narrow: Story = {
  name: 'P-22 W-10 shows dishes and prices at 320 px',
  decorators: [
    (Story) => (
      <div style={{ width: '18rem' }}>
        <Story />
      </div>
    ),
  ],
}

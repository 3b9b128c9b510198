import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, screen } from 'storybook/test'
import { Arriving } from './Arriving.tsx'

const guide: Guide = {
  purpose: 'Cómo llegar desde varios lugares, con el mapa que cada quien use.',
  notFor: 'La dirección sola está en «Datos de contacto».',
  practice: {
    good: { text: 'Cuente el tiempo desde cada lugar y el último tramo, con una referencia que se ve.' },
    bad: { text: 'Solo un mapa incrustado, que sin señal queda gris.' },
  },
}

const meta = {
  title: 'Sitio público/Partes/Cómo llegar',
  parameters: { guide },
  component: Arriving,
} satisfies Meta<typeof Arriving>

export default meta
type Story = StoryObj<typeof meta>

/** Shows how to arrive, with links to three map services. */
export const Full: Story = {
  name: 'Con tres mapas',
  tags: ['P-26'],
  play: async () => {
    await expect(screen.getByRole('heading', { name: 'Cómo llegar' })).toBeVisible()
    for (const service of ['Google Maps', 'Waze', 'OpenStreetMap']) {
      const link = screen.getByRole('link', { name: `${service}: ver cómo llegar, en otra pestaña` })
      await expect(link).toHaveAttribute('rel', 'noreferrer')
    }
  },
}

/** The coordinates open the map app of an Android phone. */
export const Android: Story = {
  name: 'En un teléfono Android',
  tags: ['P-26'],
  beforeEach: () => {
    Object.defineProperty(navigator, 'userAgent', {
      configurable: true,
      get: () => 'Mozilla/5.0 (Linux; Android 14)',
    })
    return () => void Reflect.deleteProperty(navigator, 'userAgent')
  },
  play: async () => {
    await expect(screen.getByRole('link', { name: /^-?\d/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^geo:-?\d/),
    )
  },
}

/** Shows how to arrive at 320 px. */
export const Narrow: Story = {
  name: 'A 320 px',
  tags: ['P-26', 'W-10'],
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div style={{ width: '18rem' }}>
        <Story />
      </div>
    ),
  ],
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { LODGE } from 'content'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, screen, within } from 'storybook/test'
import { inSite } from '../../../test/in-site.tsx'
import { RestaurantScreen } from './RestaurantScreen.tsx'

const guide: Guide = {
  purpose: 'El restaurante: imágenes, horario, si está abierto ahora, y platos.',
  notFor: 'No toma pedidos ni reservas de mesa: da el teléfono.',
  practice: {
    good: { text: 'Diga si está abierto ahora y hasta qué hora.' },
    bad: { text: 'Anunciar un plato que no está en la carta.' },
  },
}

const meta = {
  title: 'Sitio público/Restaurante',
  parameters: { guide },
  component: RestaurantScreen,
  decorators: [inSite],
  args: { newsletter: null },
} satisfies Meta<typeof RestaurantScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Shows the schedule, whether it is open now, and pictures. */
export const Full: Story = {
  name: 'Horario, si está abierto e imágenes',
  tags: ['P-03'],
  play: async () => {
    await expect(screen.getByRole('rowheader', { name: 'Almuerzo' })).toBeVisible()
    await expect(screen.getByRole('region', { name: 'La carta' })).toBeVisible()
    await expect(screen.getByRole('link', { name: LODGE.phone })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:\+\d+$/),
    )
    await expect(screen.getByText(/^(Abierto|Cerrado) ahora/)).toBeVisible()
    const slider = within(screen.getByRole('region', { name: 'El comedor en imágenes' }))
    await expect(slider.getByText('1 de 5')).toBeVisible()
    await expect(slider.getByRole('img', { name: /^Desayuno frente al valle/ })).toBeVisible()
  },
}

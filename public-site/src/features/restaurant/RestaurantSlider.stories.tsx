import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from 'shared-ui/guides/guide'
import { RestaurantSlider } from './RestaurantSlider.tsx'

const guide: Guide = {
  purpose: 'El comedor y sus platos en un carrusel.',
  notFor: 'Sin imágenes en el contenido, no se muestra.',
  practice: {
    good: { text: 'Fotos del comedor de la casa, con lo que se sirve.' },
    bad: { text: 'Fotos de archivo de platos que nadie cocina aquí.' },
  },
}

const meta = {
  title: 'Sitio público/Partes/Imágenes del restaurante',
  parameters: { guide },
  component: RestaurantSlider,
} satisfies Meta<typeof RestaurantSlider>

export default meta
type Story = StoryObj<typeof meta>

/** Shows pictures of the dining room and its dishes. */
export const Wide: Story = { name: 'En escritorio', tags: ['P-03'] }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { RestaurantSlider } from './RestaurantSlider.tsx'

const meta = {
  title: 'Sitio público/Partes/Imágenes del restaurante',
  component: RestaurantSlider,
} satisfies Meta<typeof RestaurantSlider>

export default meta
type Story = StoryObj<typeof meta>

/** Shows pictures of the dining room and its dishes. */
export const Wide: Story = { name: 'En escritorio', tags: ['P-03'] }

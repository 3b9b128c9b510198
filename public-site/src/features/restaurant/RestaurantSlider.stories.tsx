import type { Meta, StoryObj } from '@storybook/react-vite'
import { RestaurantSlider } from './RestaurantSlider.tsx'

const meta = { title: 'Sitio/Partes/Imágenes del restaurante', component: RestaurantSlider } satisfies Meta<
  typeof RestaurantSlider
>

export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = { name: 'P-03 shows pictures of the dining room and its dishes' }

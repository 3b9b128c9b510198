import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import type { Guide } from '../../guides/guide.ts'
import { Slider } from './Slider.tsx'

const COLOURS = [
  ['leaf', '#2f5d3a', 'La mesa puesta'],
  ['clay', '#a34a24', 'El fogón'],
  ['river', '#23606f', 'La trucha'],
] as const

const pictureOf = (colour: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="960" height="640"><rect width="960" height="640" fill="${colour}"/></svg>`)}`

const SLIDES = COLOURS.map(([id, colour, caption]) => ({
  id,
  caption,
  picture: (
    <img src={pictureOf(colour)} width={960} height={640} alt={`Una lámina: ${caption.toLowerCase()}`} />
  ),
}))

const guide: Guide = {
  purpose: 'Unas pocas imágenes que se turnan en un mismo lugar, para dar una idea de un sitio.',
  notFor:
    'Si cada imagen importa, muéstrelas todas, como la galería. Nunca para mensajes que haya que leer: se van.',
  anatomy: ['Imagen', 'Leyenda', 'Anterior, pausa y siguiente', 'Posición: «2 de 5»'],
  states: {
    'aria-live="off"': 'Avanza sola: no se lee en voz alta.',
    'aria-live="polite"': 'Está quieta: se lee la imagen a la que se pasa.',
    inert: 'Las imágenes que no están a la vista.',
  },
  keyboard: { '← →': 'Imagen anterior y siguiente.', 'Inicio, Fin': 'Primera y última imagen.' },
  practice: {
    good: {
      text: 'Se detiene con el puntero o el foco encima, y con movimiento reducido no empieza.',
      story: 'Con los botones',
    },
    bad: { text: 'Texto importante dentro de la imagen: a los tres segundos no está.' },
  },
  copy: ['La leyenda dice qué se ve en menos de diez palabras.'],
}

const meta = {
  title: 'Componentes/Carrusel',
  parameters: { guide },
  component: Slider,
  args: { label: 'El comedor en imágenes', slides: SLIDES },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '40rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Slider>

export default meta
type Story = StoryObj<typeof meta>

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

/** The buttons move forwards, backwards and around at both ends. */
export const Buttons: Story = {
  name: 'Con los botones',
  tags: ['P-03'],
  play: async () => {
    await expect(screen.getByText('1 de 3')).toBeVisible()
    await press('Siguiente')
    await expect(await screen.findByText('2 de 3')).toBeVisible()
    await waitFor(() => expect(screen.getByText('El fogón').closest('figure')).not.toHaveAttribute('inert'))
    await press('Anterior')
    await press('Anterior')
    await expect(await screen.findByText('3 de 3')).toBeVisible()
    await press('Siguiente')
    await expect(await screen.findByText('1 de 3')).toBeVisible()
  },
}

/** The arrow keys, Home and End move the slider. */
export const Keys: Story = {
  name: 'Con el teclado',
  tags: ['W-10'],
  play: async () => {
    await userEvent.tab()
    await waitFor(() => expect(screen.getByRole('group', { name: 'El comedor en imágenes' })).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await expect(await screen.findByText('2 de 3')).toBeVisible()
    await userEvent.keyboard('{End}')
    await expect(await screen.findByText('3 de 3')).toBeVisible()
    await userEvent.keyboard('{Home}')
    await expect(await screen.findByText('1 de 3')).toBeVisible()
  },
}

/** Does not move by itself with reduced motion, until started. */
export const ReducedMotion: Story = {
  name: 'Con movimiento reducido',
  tags: ['W-10'],
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Reanudar' })).toBeVisible()
    await press('Reanudar')
    await expect(await screen.findByRole('button', { name: 'Detener' })).toBeVisible()
  },
}

/** Its buttons are in view while only the top of the slider is. */
export const InView: Story = {
  name: 'Botones a la vista',
  tags: ['P-03'],
  decorators: [
    (Story) => (
      <div style={{ paddingBlock: '70vh' }}>
        <Story />
      </div>
    ),
  ],
  play: async () => {
    window.scrollTo(0, 0)
    const { bottom } = screen.getByRole('button', { name: 'Reanudar' }).getBoundingClientRect()
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}

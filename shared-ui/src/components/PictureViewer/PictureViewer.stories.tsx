import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Guide } from '../../guides/guide.ts'
import { Button } from '../Button/Button.tsx'
import { PictureViewer } from './PictureViewer.tsx'

const COLOURS = [
  ['leaf', '#2f5d3a', 'El jardín'],
  ['clay', '#a34a24', 'El patio'],
  ['river', '#23606f', 'El río'],
] as const

const pictureOf = (colour: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"><rect width="1200" height="900" fill="${colour}"/></svg>`)}`

const PICTURES = COLOURS.map(([id, colour, caption]) => ({
  id,
  caption,
  picture: (
    <img src={pictureOf(colour)} width={1200} height={900} alt={`Una lámina: ${caption.toLowerCase()}`} />
  ),
}))

/** A page with a button for each picture. */
function Page({ pictures }: { pictures: typeof PICTURES }) {
  const [opened, setOpened] = useState<number | null>(null)
  return (
    <main>
      {pictures.map(({ id, caption }, index) => (
        <Button key={id} onClick={() => setOpened(index)}>
          {caption}
        </Button>
      ))}
      {opened !== null && (
        <PictureViewer
          label="La galería"
          pictures={pictures}
          defaultIndex={opened}
          onDismiss={() => setOpened(null)}
        />
      )}
    </main>
  )
}

const guide: Guide = {
  purpose: 'Ver una imagen tan grande como la ventana y pasar a las demás.',
  notFor:
    'Para imágenes que avanzan solas dentro de la página use «Carrusel». Sin código, el enlace abre la imagen.',
  anatomy: ['Posición: «3 de 8»', 'Cerrar, con el foco', 'Imagen', 'Leyenda', 'Anterior y siguiente'],
  states: {
    'data-initial-focus': 'En Cerrar, que toma el foco al abrir.',
    inert: 'Las imágenes que no están a la vista.',
  },
  keyboard: {
    '← →': 'Imagen anterior y siguiente, esté donde esté el foco.',
    Escape: 'Cierra; el foco vuelve a la imagen que se pulsó.',
  },
  practice: {
    good: { text: 'Se abre en la imagen que se pulsó.', story: 'Abierto' },
    bad: { text: 'Recortar la imagen para llenar la ventana: se abre para verla entera.' },
  },
  copy: ['La leyenda es la misma que en la página.'],
}

const meta = {
  title: 'Componentes/Visor de imágenes',
  parameters: { guide, documents: PictureViewer, docs: { story: { inline: false } } },
  component: Page,
  args: { pictures: PICTURES },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

async function open(name: string) {
  await userEvent.click(screen.getByRole('button', { name }))
  return screen.findByRole('dialog', { name: 'La galería' })
}

const shown = (name: RegExp) => screen.getByRole('img', { name }).closest('figure')

/** Opens at the pressed picture and shows its position. */
export const Open: Story = {
  name: 'Abierto',
  tags: ['P-25'],
  play: async () => {
    const dialog = await open('El patio')
    await expect(dialog.matches(':modal')).toBe(true)
    await expect(within(dialog).getByText('2 de 3')).toBeVisible()
    await expect(shown(/el patio/)).not.toHaveAttribute('inert')
    const picture = screen.getByRole('img', { name: /el patio/ }).getBoundingClientRect()
    await waitFor(() => expect(Math.abs(picture.left)).toBeLessThan(window.innerWidth / 2))
  },
}

/** Arrow keys move through the pictures wherever the focus is. */
export const Keys: Story = {
  name: 'Con el teclado',
  tags: ['P-25', 'W-10'],
  play: async () => {
    const dialog = within(await open('El jardín'))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cerrar' })).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await expect(await dialog.findByText('2 de 3')).toBeVisible()
    await userEvent.keyboard('{End}')
    await expect(await dialog.findByText('3 de 3')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect(await dialog.findByText('1 de 3')).toBeVisible()
  },
}

/** The buttons move forwards and backwards. */
export const Buttons: Story = {
  name: 'Con los botones',
  tags: ['P-25'],
  play: async () => {
    const dialog = within(await open('El jardín'))
    await userEvent.click(dialog.getByRole('button', { name: 'Siguiente' }))
    await expect(await dialog.findByText('2 de 3')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Anterior' }))
    await expect(await dialog.findByText('1 de 3')).toBeVisible()
  },
}

/** A swipe moves to the next picture. */
export const Swiped: Story = {
  name: 'Con el dedo',
  tags: ['P-25'],
  play: async () => {
    const dialog = within(await open('El jardín'))
    const strip = dialog.getByRole('group')
    strip.scrollTo({ left: strip.clientWidth, behavior: 'instant' })
    await expect(await dialog.findByText('2 de 3')).toBeVisible()
  },
}

/** Escape closes it and restores the focus. */
export const Escape: Story = {
  name: 'Escape cierra',
  tags: ['P-25', 'W-07'],
  play: async () => {
    const dialog = await open('El río')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await waitFor(() => expect(screen.getByRole('button', { name: 'El río' })).toHaveFocus())
  },
}

/** A single picture has neither position nor buttons to move. */
export const Single: Story = {
  name: 'Una sola imagen',
  tags: ['P-25'],
  args: { pictures: PICTURES.slice(0, 1) },
  play: async () => {
    const dialog = within(await open('El jardín'))
    await expect(dialog.getAllByRole('button')).toHaveLength(1)
    await expect(dialog.queryByText('1 de 1')).not.toBeInTheDocument()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { Guide } from '../../guides/guide.ts'
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx'
import { RoomCard } from './RoomCard.tsx'

/** A drawn picture: stories send no requests. */
const drawnPhoto = (width: number): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" viewBox="0 0 1024 768"><rect width="1024" height="768" fill="#f0d9b0"/><path d="M0 420 180 260 330 380 520 190 700 360 860 250 1024 390V768H0Z" fill="#9fb083"/><path d="M0 560 240 430 460 570 720 440 1024 580V768H0Z" fill="#4f7a55"/><path d="M0 690q260-90 520 0t504-20v98H0Z" fill="#2c6e7f"/></svg>`,
  )}`

const LONG =
  'Una cama ancha frente a la ventana del este, desde donde se ve clarear el cerro y se oye el río toda la noche. Frazadas de lana de Chinchero, una mesa para escribir y un balcón pequeño con geranios que dan flor todo el año.'

const guide: Guide = {
  purpose: 'Presenta una habitación para elegirla: imagen, nombre, para cuántos, precio y el paso siguiente.',
  notFor:
    'En la consola las habitaciones se comparan en «Tabla». Mientras carga use «Tarjeta de habitación en carga».',
  anatomy: [
    'Imagen en 4:3',
    'Número o nombre',
    'Categoría, que puede llevar a su página',
    'Descripción con «Ver más»',
    'Datos en una línea',
    'Personas',
    'Precio con IGV primero',
    'Reservar, o por qué no se puede',
  ],
  states: {
    'data-layout="plate"': 'La imagen ocupa el ancho de la tarjeta.',
    'data-layout="row"': 'En un teléfono, imagen chica junto al nombre, para resultados.',
    instead: 'No se puede reservar: el motivo ocupa el lugar del precio.',
    nights: 'Con fechas elegidas muestra también el total.',
  },
  practice: {
    good: {
      text: 'Precio con IGV y un paso siguiente.',
      example: (
        <RoomCard
          room={{
            identifier: '103',
            category: 'Doble con balcón',
            description: 'Una cama ancha frente a la ventana del este.',
            pricePerNight: 240,
            capacity: 2,
          }}
          action={
            <ButtonLink variant="primary" href="/rooms">
              Reservar
            </ButtonLink>
          }
        />
      ),
    },
    bad: {
      text: 'Sin paso siguiente la tarjeta no lleva a ninguna parte.',
      example: (
        <RoomCard
          room={{
            identifier: '103',
            category: 'HAB. DBL C/BALCÓN',
            description: 'Amplia.',
            pricePerNight: 240,
            capacity: 2,
          }}
        />
      ),
    },
  },
  copy: [
    'La categoría con palabras enteras.',
    '«por noche, con IGV»; el precio sin IGV va más chico.',
    '«1 persona», «2 personas».',
  ],
}

const meta = {
  title: 'Componentes/Tarjeta de habitación',
  parameters: { guide },
  component: RoomCard,
  args: {
    room: {
      identifier: '103',
      category: 'Doble con balcón',
      description: LONG,
      pricePerNight: 240,
      capacity: 2,
    },
    photoUrl: drawnPhoto,
    action: (
      <ButtonLink variant="primary" href="/make-reservation/103/2027-03-15/2027-03-17">
        Reservar
      </ButtonLink>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '24rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RoomCard>

export default meta
type Story = StoryObj<typeof meta>

/** Shows category, description, price per night with IGV first, capacity and Reservar. */
export const Full: Story = {
  name: 'Completa',
  tags: ['P-11', 'P-16'],
  play: async ({ canvasElement }) => {
    const card = within(within(canvasElement).getByRole('article'))
    await expect(card.getByRole('heading', { level: 3, name: 'Doble con balcón' })).toBeVisible()
    await expect(card.getByText('Habitación 103')).toBeVisible()
    await expect(card.getByText('2 personas')).toBeVisible()
    await expect(card.getByText(/por noche, con IGV/).parentElement).toHaveTextContent(
      'S/. 283.20 por noche, con IGV S/. 240.00 + IGV',
    )
    await expect(card.queryByText(/Total/)).not.toBeInTheDocument()
    await expect(card.getByRole('link', { name: 'Reservar' })).toBeVisible()
  },
}

/** Shows the total of the chosen stay, not nights × the rounded price. */
export const Stay: Story = {
  name: 'Con el total de la estadía',
  tags: ['P-16', 'N-02'],
  args: { room: { ...meta.args.room, pricePerNight: 10.25 }, nights: 2 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('S/. 12.10')).toBeVisible()
    await expect(canvas.getByText(/Total de 2 noches, con IGV/).parentElement).toHaveTextContent('S/. 24.19')
  },
}

/** On a phone, a result has a small picture beside its name. */
export const Row: Story = {
  name: 'En fila, en teléfono',
  tags: ['P-16'],
  globals: { viewport: { value: 'phone' } },
  args: { layout: 'row', nights: 2 },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('article')
    await expect(card.getBoundingClientRect().height).toBeLessThan(420)
  },
}

/** A room that cannot be booked shows why instead of the price. */
export const Taken: Story = {
  name: 'No disponible',
  tags: ['P-16'],
  args: { layout: 'row', instead: <p>Ya está reservada en esas fechas.</p> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/por noche/)).not.toBeInTheDocument()
  },
}

/** The picture reserves its space at 4:3 and has a Spanish alt and widths for phones. */
export const Picture: Story = {
  name: 'Imagen en 4:3',
  tags: ['N-06'],
  play: async ({ canvasElement }) => {
    const picture = within(canvasElement).getByRole('img', { name: /habitación 103, Doble con balcón/ })
    await expect(picture).toHaveAttribute('width', '1024')
    await expect(picture).toHaveAttribute('height', '768')
    await expect(picture).toHaveAttribute('loading', 'lazy')
    await expect(picture.getAttribute('srcset')).toContain(' 320w')
    await expect(picture.clientWidth / picture.clientHeight).toBeCloseTo(4 / 3, 1)
  },
}

/** Shows 150 characters first; Ver más shows the rest and keeps the focus there. */
export const MoreOfIt: Story = {
  name: 'Ver más',
  tags: ['P-11', 'N-05'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/dan flor todo el año/)).not.toBeVisible()
    const more = canvas.getByRole('button', { name: 'Ver más de la habitación 103' })
    await expect(more.parentElement).toHaveTextContent(`${LONG.slice(0, 150).trim()}…`, {
      normalizeWhitespace: true,
    })
    more.focus()
    await userEvent.keyboard('{Enter}')
    const text = canvas.getByText(LONG)
    await expect(text).toHaveFocus()
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

/** The name links to the page of the room, and a line shows its facts. */
export const LinkedName: Story = {
  name: 'Con enlace a su página',
  tags: ['P-21'],
  args: {
    name: <a href="/rooms/103">Doble con balcón</a>,
    facts: 'Dos camas, baño propio, vista al río. Con desayuno.',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 3 })).toContainElement(
      canvas.getByRole('link', { name: 'Doble con balcón' }),
    )
    await expect(canvas.getByText(/Con desayuno/)).toBeVisible()
  },
}

/** A short description has no Ver más; a capacity of one is written 1 persona. */
export const Short: Story = {
  name: 'Descripción corta',
  tags: ['P-11'],
  args: {
    room: {
      identifier: '101',
      category: 'Simple',
      description: 'Pequeña y quieta, junto al patio.',
      pricePerNight: 120.5,
      capacity: 1,
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
    await expect(canvas.getByText('1 persona')).toBeVisible()
  },
}

/** A room without a picture reserves the same space. */
export const WithoutPicture: Story = {
  name: 'Sin imagen',
  render: ({ room, action }) => <RoomCard room={room} action={action} />,
}

/** The longest texts at 320 px. */
export const LongWords: Story = {
  name: 'Textos más largos a 320 px',
  tags: ['W-10'],
  args: {
    room: {
      identifier: 'Bungaló-del-jardín-de-las-bromelias-12',
      category: 'Bungaló familiar de dos ambientes con chimenea y vista a los andenes',
      description: LONG,
      pricePerNight: 1234.5678,
      capacity: 6,
    },
  },
  decorators: [
    (Story) => (
      <div style={{ width: '18rem' }}>
        <Story />
      </div>
    ),
  ],
}

export const Dark: Story = { name: 'Consola oscura', parameters: { face: 'console-dark' } }

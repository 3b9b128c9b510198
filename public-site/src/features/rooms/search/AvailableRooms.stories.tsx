import type { Meta, StoryObj } from '@storybook/react-vite'
import { ERROR_SENTENCES, FIELD_SENTENCES } from 'shared-ui/copy/problems/problems'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, screen, within } from 'storybook/test'
import { answering, refusal } from '../../../../test/answering.ts'
import { inSite } from '../../../../test/in-site.tsx'
import { SAMPLE_ROOMS, SAMPLE_TAKEN } from '../../../../test/samples/sample-rooms.ts'
import { sampleSearch } from '../../../../test/samples/sample-search.ts'
import { AvailableRooms } from './AvailableRooms.tsx'

const stay = { entry: '2026-12-24', departure: '2026-12-27' }

const free = { body: { availableRooms: SAMPLE_ROOMS, heldRooms: [] } }
const noneFree = { body: { availableRooms: [], heldRooms: [] } }
const taken = { body: { takenRooms: SAMPLE_TAKEN } }
const noneTaken = { body: { takenRooms: [] } }

const guide: Guide = {
  purpose: 'Lo que halló una búsqueda: primero las libres, luego las ocupadas con las fechas cercanas.',
  notFor: 'Sin búsqueda no muestra nada: todas están en «Habitaciones de la casa».',
  states: { 'data-layout="row"': 'Resultados compactos en un teléfono.' },
  practice: {
    good: { text: 'Ofrezca fechas cercanas de las ocupadas, con un toque.' },
    bad: { text: 'Decir «Solo queda una» para apurar.' },
  },
}

const meta = {
  title: 'Sitio público/Partes/Habitaciones disponibles',
  parameters: { guide },
  component: AvailableRooms,
  args: { search: sampleSearch({ stay, searched: stay, bookable: stay }) },
  decorators: [inSite],
  beforeEach: answering((path) => (path === 'room/filter' ? free : noneTaken)),
} satisfies Meta<typeof AvailableRooms>

export default meta
type Story = StoryObj<typeof meta>

const cardOf = (room: string) => {
  const card = screen.getByText(`Habitación ${room}`).closest('article')
  if (!card) throw new Error(`No card shows the room ${room}`)
  return within(card)
}

/** Shows the searched stay and the free rooms with the total of the stay. */
export const Full: Story = {
  name: 'Libres con el total de la estadía',
  tags: ['P-11', 'P-16'],
  play: async () => {
    await expect(await screen.findByText('3 habitaciones disponibles')).toBeVisible()
    await expect(screen.getByRole('region')).toHaveTextContent('3 noches')
    await expect(screen.queryByText('Su entrada es hoy.')).not.toBeInTheDocument()
    await expect(cardOf('Retama').getByText(/Total de 3 noches/).parentElement).toHaveTextContent(
      'S/. 4,637.85',
    )
    const rooms = screen.getAllByText(/^Habitación /).map(({ textContent }) => textContent)
    await expect(rooms).toEqual(['Habitación Colibrí', 'Habitación Molle', 'Habitación Retama'])
  },
}

/** Shows results as compact cards on a phone. */
export const Phone: Story = {
  name: 'En teléfono',
  tags: ['P-16'],
  globals: { viewport: { value: 'phone' } },
}

/** Says that the entry is today. */
export const Today: Story = {
  name: 'Entrada hoy',
  tags: ['P-10'],
  args: { search: sampleSearch({ stay, searched: stay, bookable: stay, today: stay.entry }) },
  play: async () => expect(await screen.findByText('Su entrada es hoy.')).toBeVisible(),
}

/** Shows taken rooms with why and the nearest dates, and no link to book them on the searched dates. */
export const Taken: Story = {
  name: 'Ocupadas con motivo y fechas cercanas',
  tags: ['P-16'],
  beforeEach: answering((path) => (path === 'room/filter' ? noneFree : taken)),
  play: async () => {
    await expect(await screen.findByRole('region', { name: 'No disponibles en esas fechas' })).toBeVisible()
    await expect(screen.getByText('No hay habitaciones Disponibles')).toBeVisible()
    const reserved = cardOf('Molle')
    await expect(reserved.getByText('Ya está reservada en esas fechas.')).toBeVisible()
    await expect(reserved.getByText('Fechas cercanas para 3 noches:')).toBeVisible()
    const links = reserved.getAllByRole('link')
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/make-reservation/room-Molle/2026-12-22/2026-12-25',
      '/make-reservation/room-Molle/2026-12-28/2026-12-31',
    ])
    await expect(links[0]).toHaveAccessibleName(
      'Reservar la habitación Molle: Del mar, 22 dic. 2026 al vie, 25 dic. 2026',
    )
    await expect(
      cardOf('Colibrí').getByText('Otra persona la está reservando; queda libre a las 14:35 si no la paga.'),
    ).toBeVisible()
    await expect(cardOf('Retama').getByText('El hospedaje no la ofrece en esas fechas.')).toBeVisible()
    await expect(cardOf('Retama').getByText(/No hay otras fechas libres para 3 noches/)).toBeVisible()
  },
}

/** Shows taken rooms on a phone. */
export const TakenOnAPhone: Story = {
  ...Taken,
  name: 'Ocupadas, en teléfono',
  tags: ['P-16'],
  globals: { viewport: { value: 'phone' } },
}

/** Shows the free rooms and an error if the taken ones cannot be loaded. */
export const TakenRefused: Story = {
  name: 'Las ocupadas no se pudieron cargar',
  tags: ['W-05'],
  beforeEach: answering((path) =>
    path === 'room/filter'
      ? free
      : refusal(503, 'database_unavailable', ERROR_SENTENCES.database_unavailable),
  ),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(ERROR_SENTENCES.database_unavailable)
    await expect(screen.getByText('3 habitaciones disponibles')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Reintentar' })).toBeEnabled()
  },
}

/** Says what is wrong with dates that only the server refuses: the clock of the phone is a day behind. */
export const DatesRefused: Story = {
  name: 'Fechas que el servidor no acepta',
  tags: ['E-02'],
  beforeEach: answering(() => ({
    status: 400,
    body: {
      errorMessage: ERROR_SENTENCES.invalid_request,
      errorCode: 'invalid_request',
      fields: { inDate: FIELD_SENTENCES.entry_past },
    },
  })),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(FIELD_SENTENCES.entry_past)
    await expect(screen.queryByText(/campos señalados/)).not.toBeInTheDocument()
  },
}

/** Says that no free room is large enough. */
export const TooManyPersons: Story = {
  name: 'Ninguna con lugar para tantas personas',
  tags: ['P-16'],
  args: { search: sampleSearch({ stay, searched: stay, bookable: stay, persons: 7 }) },
  play: async () => {
    await expect(await screen.findByText(/Ninguna habitación disponible es para 7 personas/)).toBeVisible()
  },
}

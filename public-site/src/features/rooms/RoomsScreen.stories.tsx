import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from 'shared-ui/guides/guide'
import { addDays, dayInLima } from 'shared-ui/rules/dates/calendar-date'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answering, unavailable } from '../../../test/answering.ts'
import { inSite } from '../../../test/in-site.tsx'
import { SAMPLE_ROOMS, SAMPLE_TAKEN } from '../../../test/samples/sample-rooms.ts'
import { withoutSignal } from '../../../test/without-signal.ts'
import { rememberStay } from '../../lib/visitor/remembered-stay.ts'
import { RoomsScreen } from './RoomsScreen.tsx'

const today = () => dayInLima(Date.now())
const inAWeek = { inDate: addDays(today(), 7), outDate: addDays(today(), 9) }

const guide: Guide = {
  purpose: 'Todas las habitaciones y la búsqueda de fechas, en una página que se puede compartir.',
  notFor: 'Una sola habitación tiene su página.',
  practice: {
    good: { text: 'Guarde fechas y personas en la dirección: se comparte con quien viaja con usted.' },
    bad: { text: 'Borrar las fechas al volver de una habitación.' },
  },
}

const meta = {
  title: 'Sitio público/Habitaciones',
  parameters: { guide },
  component: RoomsScreen,
  args: { dates: {} },
  decorators: [inSite],
} satisfies Meta<typeof RoomsScreen>

export default meta
type Story = StoryObj<typeof meta>

const all = { body: { rooms: SAMPLE_ROOMS, total: SAMPLE_ROOMS.length } }
/** Responds to a search with the first `count` rooms free and the others taken, and to any other request with all. */
const searching = (count: number) => (path: string) => {
  if (path === 'room/filter') return { body: { availableRooms: SAMPLE_ROOMS.slice(0, count), heldRooms: [] } }
  return path === 'room/taken' ? { body: { takenRooms: SAMPLE_TAKEN.slice(count) } } : all
}
const results = () => screen.findByRole('region', { name: 'Habitaciones disponibles' })

/** Shows the rooms, and Reservar asks for dates until they are chosen. */
export const Full: Story = {
  name: 'Todas, sin fechas elegidas',
  tags: ['P-04', 'P-14'],
  beforeEach: answering(() => all),
  play: async () => {
    const link = await screen.findByRole('link', { name: 'Reservar la habitación Molle' })
    await expect(link).toHaveAttribute('href', '/?room=room-Molle#disponibilidad')
    await userEvent.click(link)
    await expect(screen.getByRole('heading', { name: 'Disponibilidad' })).toHaveFocus()
    await expect(screen.queryByText(/Total de/)).not.toBeInTheDocument()
    await expect(screen.getByText(/sin televisor ni wifi/)).toBeVisible()
    await expect(screen.getByLabelText('Entrada')).toHaveValue(today())
    await expect(screen.getByLabelText('Salida')).toHaveValue(addDays(today(), 1))
  },
}

/** Shows that the rooms are loading. */
export const Loading: Story = {
  name: 'Cargando',
  tags: ['W-05'],
  beforeEach: answering(() => 'silence'),
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent('Cargando habitaciones')
  },
}

/** Shows an error instead of the spinner, with a retry. */
export const Refused: Story = {
  name: 'Error del servidor con reintento',
  tags: ['W-05'],
  ...unavailable,
}

/** Says offline why there are no prices, with a retry. */
export const WithoutSignal: Story = {
  name: 'Sin señal',
  tags: ['P-04', 'P-11'],
  args: { dates: inAWeek },
  beforeEach: withoutSignal,
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'No hay señal. Los precios y la disponibilidad cambian',
    )
    await expect(screen.getByRole('button', { name: 'Reintentar' })).toBeEnabled()
  },
}

/** Shows the general error for an unreadable response. */
export const Unreadable: Story = {
  name: 'Respuesta que no se entiende',
  tags: ['E-01'],
  beforeEach: answering(() => ({ body: { rooms: 'many' } })),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Server error. Please try again later')
  },
}

/** Shows 'No hay habitaciones' with a link to the contact page. */
export const Empty: Story = {
  name: 'Sin habitaciones',
  tags: ['W-09'],
  beforeEach: answering(() => ({ body: { rooms: [], total: 0 } })),
  play: async () => {
    await expect(await screen.findByText('No hay habitaciones')).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Ir a Contacto' })).toHaveAttribute('href', '/contact')
  },
}

/** Lists each room once: the free ones with Reservar for the searched stay, then the taken ones. */
export const Results: Story = {
  name: 'Libres y luego ocupadas',
  tags: ['P-11', 'P-16'],
  args: { dates: inAWeek },
  beforeEach: answering(searching(1)),
  play: async () => {
    const found = within(await results())
    const link = await found.findByRole('link', { name: 'Reservar la habitación Molle' })
    await expect(link).toHaveAttribute(
      'href',
      `/make-reservation/room-Molle/${inAWeek.inDate}/${inAWeek.outDate}`,
    )
    await expect(found.getByRole('status')).toHaveTextContent('1 habitación disponible')
    await screen.findByRole('region', { name: 'No disponibles en esas fechas' })
    await expect(screen.getAllByRole('article')).toHaveLength(SAMPLE_ROOMS.length)
  },
}

/** Shows that the search is running. */
export const Searching: Story = {
  name: 'Buscando',
  tags: ['P-11'],
  args: { dates: inAWeek },
  beforeEach: answering((path) => (path === 'room/filter' ? 'silence' : all)),
  play: async () => {
    await expect(within(await results()).getByRole('status')).toHaveTextContent('Buscando')
  },
}

/** Shows 'No hay habitaciones Disponibles'. */
export const NothingFree: Story = {
  name: 'Ninguna disponible',
  tags: ['P-11'],
  // The screen still changes when the story ends, so it has no reference picture.
  parameters: { picture: false },
  args: { dates: inAWeek },
  beforeEach: answering(searching(0)),
  play: async () => {
    await expect(await screen.findByText('No hay habitaciones Disponibles')).toBeVisible()
  },
}

/** Shows an error beside an invalid date and does not search. */
export const DatesPast: Story = {
  name: 'Fecha pasada',
  tags: ['V-09'],
  args: { dates: { inDate: '2020-01-01', outDate: '2020-01-03' } },
  beforeEach: answering(searching(1)),
  play: async () => {
    await expect(await screen.findByText('La entrada no puede ser antes de hoy.')).toBeVisible()
    await expect(screen.getByLabelText('Entrada')).toBeInvalid()
    await expect(screen.queryByRole('region', { name: 'Habitaciones disponibles' })).not.toBeInTheDocument()
  },
}

/** Moves departure when entry passes it: 30 April → 1 May. */
export const EntryMoved: Story = {
  name: 'La entrada mueve la salida',
  tags: ['P-10', 'case-20'],
  beforeEach: answering(() => all),
  play: async () => {
    const entry = screen.getByLabelText('Entrada')
    const year = Number(today().slice(0, 4)) + 1
    await userEvent.clear(entry)
    await userEvent.type(entry, `${year}-04-30`)
    await expect(screen.getByLabelText('Salida')).toHaveValue(`${year}-05-01`)
  },
}

/** Offers the dates and persons of the last search in this tab, with the total of every room for them. */
export const Remembered: Story = {
  name: 'Fechas y personas de la última búsqueda',
  tags: ['P-10'],
  beforeEach: () => {
    const undo = answering(searching(3))()
    rememberStay({ stay: { entry: inAWeek.inDate, departure: inAWeek.outDate }, persons: 2 })
    return undo
  },
  play: async () => {
    await expect(screen.getByLabelText('Entrada')).toHaveValue(inAWeek.inDate)
    await expect(screen.getByLabelText('Salida')).toHaveValue(inAWeek.outDate)
    const link = await screen.findByRole('link', { name: 'Reservar la habitación Molle' })
    await expect(link).toHaveAttribute(
      'href',
      `/make-reservation/room-Molle/${inAWeek.inDate}/${inAWeek.outDate}`,
    )
    await expect(screen.getAllByText(/Total de 2 noches/)).toHaveLength(SAMPLE_ROOMS.length)
    const persons = screen.getByLabelText('Personas')
    await expect(persons).toHaveValue('2')
    await userEvent.selectOptions(persons, 'any')
    await waitFor(() => expect(persons).toHaveValue('any'))
  },
}

/** Asks for the dates of the room whose Reservar link was pressed. */
export const RoomRequested: Story = {
  name: 'Habitación pedida sin fechas',
  tags: ['P-11'],
  // The screen still changes when the story ends, so it has no reference picture.
  parameters: { picture: false },
  args: { dates: { room: 'room-Molle' } },
  beforeEach: answering(() => all),
  play: async () => {
    await expect(
      await screen.findByRole('heading', { name: '¿Qué días quiere la habitación Molle?' }),
    ).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Continuar' })).toBeEnabled()
    await expect(screen.queryByLabelText('Personas')).not.toBeInTheDocument()
  },
}

/** Lists only rooms for the chosen number of persons. */
export const ForPersons: Story = {
  name: 'Por número de personas',
  tags: ['P-16'],
  args: { dates: { persons: 3 } },
  beforeEach: answering(() => all),
  play: async () => {
    await expect(await screen.findByText(/Ninguna habitación disponible es para 3 personas/)).toBeVisible()
    await expect(screen.getByLabelText('Personas')).toHaveValue('3')
  },
}

/** Asks for an entry date that was cleared. */
export const DateEmpty: Story = {
  name: 'Entrada vacía',
  tags: ['V-09'],
  beforeEach: answering(() => all),
  play: async () => {
    const entry = screen.getByLabelText('Entrada')
    await userEvent.clear(entry)
    await userEvent.click(screen.getByRole('button', { name: 'Buscar' }))
    await expect(entry).toHaveAccessibleDescription('Elija la fecha de entrada.')
    await expect(entry).toHaveFocus()
  },
}

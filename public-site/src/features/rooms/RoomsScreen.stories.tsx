import type { Meta, StoryObj } from '@storybook/react-vite'
import { ERROR_SENTENCES } from 'shared-ui/copy/problems/problems'
import { addDays, dayInLima } from 'shared-ui/rules/dates/calendar-date'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answering, refusal } from '../../../test/answering.ts'
import { inSite } from '../../../test/in-site.tsx'
import { SAMPLE_ROOMS } from '../../../test/samples/sample-rooms.ts'
import { withoutSignal } from '../../../test/without-signal.ts'
import { RoomsScreen } from './RoomsScreen.tsx'

const today = () => dayInLima(Date.now())
const inAWeek = { inDate: addDays(today(), 7), outDate: addDays(today(), 9) }

const meta = {
  title: 'Sitio/Habitaciones',
  component: RoomsScreen,
  args: { dates: {} },
  decorators: [inSite],
} satisfies Meta<typeof RoomsScreen>

export default meta
type Story = StoryObj<typeof meta>

const all = { body: { rooms: SAMPLE_ROOMS, total: SAMPLE_ROOMS.length } }
const free = (count: number) => ({ body: { availableRooms: SAMPLE_ROOMS.slice(0, count), heldRooms: [] } })
const results = () => screen.findByRole('region', { name: 'Habitaciones disponibles' })

export const Full: Story = {
  name: 'P-04, P-14 shows the rooms and the search from today to tomorrow',
  beforeEach: answering(() => all),
  play: async () => {
    const link = await screen.findByRole('link', { name: 'Reservar la habitación Molle' })
    await expect(link).toHaveAttribute(
      'href',
      `/make-reservation/room-Molle/${today()}/${addDays(today(), 1)}`,
    )
    await expect(screen.getByText(/sin televisor ni wifi/)).toBeVisible()
    await expect(screen.getByLabelText('Entrada')).toHaveValue(today())
    await expect(screen.getByLabelText('Salida')).toHaveValue(addDays(today(), 1))
  },
}

export const Loading: Story = {
  name: 'W-05 shows that the rooms are loading',
  beforeEach: answering(() => 'silence'),
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent('Cargando habitaciones')
  },
}

export const Refused: Story = {
  name: 'W-05 shows an error instead of the spinner, with a retry',
  beforeEach: answering(() => refusal(503, 'database_unavailable', ERROR_SENTENCES.database_unavailable)),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(ERROR_SENTENCES.database_unavailable)
    await expect(screen.getByRole('button', { name: 'Reintentar' })).toBeEnabled()
  },
}

export const WithoutSignal: Story = {
  name: 'P-04, P-11 says offline why there are no prices, with a retry',
  args: { dates: inAWeek },
  beforeEach: withoutSignal,
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2))
    for (const alert of screen.getAllByRole('alert'))
      await expect(alert).toHaveTextContent('No hay señal. Los precios y la disponibilidad cambian')
    await expect(screen.getAllByRole('button', { name: 'Reintentar' })).toHaveLength(2)
  },
}

export const Unreadable: Story = {
  name: 'E-01 shows the general error for an unreadable response',
  beforeEach: answering(() => ({ body: { rooms: 'many' } })),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Server error. Please try again later')
  },
}

export const Empty: Story = {
  name: "W-09 shows 'No hay habitaciones' with a link to the contact page",
  beforeEach: answering(() => ({ body: { rooms: [], total: 0 } })),
  play: async () => {
    await expect(await screen.findByText('No hay habitaciones')).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Ir a Contacto' })).toHaveAttribute('href', '/contact')
  },
}

export const Results: Story = {
  name: 'P-11 shows the free rooms with Reservar links for the searched stay',
  args: { dates: inAWeek },
  beforeEach: answering((path) => (path === 'room/filter' ? free(1) : all)),
  play: async () => {
    const found = within(await results())
    const link = await found.findByRole('link', { name: 'Reservar la habitación Molle' })
    await expect(link).toHaveAttribute(
      'href',
      `/make-reservation/room-Molle/${inAWeek.inDate}/${inAWeek.outDate}`,
    )
    await expect(found.getByRole('status')).toHaveTextContent('1 habitación disponible')
  },
}

export const Searching: Story = {
  name: 'P-11 shows that the search is running',
  args: { dates: inAWeek },
  beforeEach: answering((path) => (path === 'room/filter' ? 'silence' : all)),
  play: async () => {
    await expect(within(await results()).getByRole('status')).toHaveTextContent('Buscando')
  },
}

export const NothingFree: Story = {
  name: "P-11 shows 'No hay habitaciones Disponibles'",
  args: { dates: inAWeek },
  beforeEach: answering((path) => (path === 'room/filter' ? free(0) : all)),
  play: async () => {
    await expect(await screen.findByText('No hay habitaciones Disponibles')).toBeVisible()
  },
}

export const DatesPast: Story = {
  name: 'V-09 shows an error beside an invalid date and does not search',
  args: { dates: { inDate: '2020-01-01', outDate: '2020-01-03' } },
  beforeEach: answering((path) => (path === 'room/filter' ? free(1) : all)),
  play: async () => {
    await expect(await screen.findByText('La entrada no puede ser antes de hoy.')).toBeVisible()
    await expect(screen.getByLabelText('Entrada')).toBeInvalid()
    await expect(screen.queryByRole('region', { name: 'Habitaciones disponibles' })).not.toBeInTheDocument()
  },
}

export const EntryMoved: Story = {
  name: 'P-10, case 20 moves departure when entry passes it: 30 April → 1 May',
  beforeEach: answering(() => all),
  play: async () => {
    const entry = screen.getByLabelText('Entrada')
    const year = Number(today().slice(0, 4)) + 1
    await userEvent.clear(entry)
    await userEvent.type(entry, `${year}-04-30`)
    await expect(screen.getByLabelText('Salida')).toHaveValue(`${year}-05-01`)
  },
}

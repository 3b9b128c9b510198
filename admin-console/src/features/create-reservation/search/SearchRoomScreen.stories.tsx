import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { answering, refusal, type StoryResponse, unavailable } from '../../../../test/answering.ts'
import { atMoment } from '../../../../test/at-moment.ts'
import { inConsole } from '../../../../test/in-console.tsx'
import { SAMPLE_AVAILABILITY, sampleRoom } from '../../../../test/samples/sample-availability.ts'
import { SearchRoomScreen } from './SearchRoomScreen.tsx'

const guide: Guide = {
  purpose:
    'Con dos fechas, qué habitaciones se pueden ofrecer a quien está llamando, y por qué las otras no.',
  notFor: 'Para mirar varias semanas use «Tablero».',
  practice: {
    good: { text: 'Lea también por qué las otras no se pueden: muchas veces basta mover la entrada un día.' },
    bad: { text: 'Mostrar solo las libres y dejar a quien llama sin explicación.' },
  },
}

const meta = {
  title: 'Consola/Agregar reservación/Buscar habitación',
  parameters: { guide, face: 'console-light' },
  component: SearchRoomScreen,
  args: { today: '2026-12-01', stay: { entry: '2026-12-01', departure: '2026-12-06' }, onSearch: fn() },
  decorators: [inConsole],
} satisfies Meta<typeof SearchRoomScreen>

export default meta
type Story = StoryObj<typeof meta>

/** The hold of the sample ends at 14:32 in Lima. */
const SIX_MINUTES_BEFORE = '2026-12-01T19:26:00.000Z'

const found = atMoment(
  SIX_MINUTES_BEFORE,
  answering(() => ({ body: SAMPLE_AVAILABILITY })),
)

/** Shows that the search is running. */
export const Loading: Story = {
  name: 'Cargando',
  tags: ['W-05'],
  beforeEach: answering(() => 'silence'),
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent('Buscando habitaciones')
  },
}

/** Reports invalid dates in the address, and searches for tonight. */
export const AddressWrong: Story = {
  name: 'Fechas de la dirección que no valen',
  tags: ['V-09'],
  args: { isWrong: true },
  beforeEach: found,
  play: async () => {
    await expect(screen.getByText(/no lleva dos fechas que existan/)).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Buscar' })).toBeEnabled()
  },
}

/** Shows the error of the server in place of the results, with a retry button. */
export const Refused: Story = {
  name: 'Error del servidor con reintento',
  tags: ['E-02'],
  ...unavailable,
}

/** Shows 'No hay habitaciones disponibles' with a button back to the dates. */
export const Empty: Story = {
  name: 'Sin habitaciones disponibles',
  tags: ['W-09'],
  beforeEach: answering(() => ({ body: { ...SAMPLE_AVAILABILITY, availableRooms: [] } })),
  play: async () => {
    await expect(await screen.findByText('No hay habitaciones disponibles')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Cambiar las fechas' }))
    await waitFor(() => expect(screen.getByLabelText('Entrada')).toHaveFocus())
  },
}

/** Shows available rooms with their price, and unavailable ones with their occupancies. */
export const Full: Story = {
  name: 'Disponibles con precio y ocupadas con motivo',
  tags: ['A-10'],
  beforeEach: found,
  play: async () => {
    const free = within(await screen.findByRole('region', { name: 'Habitaciones disponibles' }))
    await expect(free.getByText('Orquídea · Matrimonial')).toBeVisible()
    await expect(free.getByText(/S\/\.\s1,298\.00/)).toBeVisible()
    await expect(free.getByRole('link', { name: 'Reservar la habitación Orquídea' })).toHaveAttribute(
      'href',
      '/create-reservation/r1/2026-12-01/2026-12-06',
    )
    const taken = within(screen.getByRole('region', { name: 'Habitaciones no disponibles' }))
    await expect(taken.getByRole('link', { name: 'Núñez & Hijos, María José' })).toHaveAttribute(
      'href',
      '/view-reservation/s1',
    )
    await expect(taken.getByText(/1 dic\.? 2026 – .*4 dic\.? 2026/)).toBeVisible()
    await expect(taken.getByText('Bloqueada')).toBeVisible()
    await expect(taken.getByText(/Separada por un huésped que está pagando, hasta las 14:32/)).toBeVisible()
    await expect(taken.getByText('(quedan 6 min)')).toBeVisible()
    await expect(taken.getByText(/2 dic\.? 2026 – .*4 dic\.? 2026/)).toBeVisible()
    await expect(taken.queryByText('Separada mientras alguien paga')).not.toBeInTheDocument()
  },
}

/** Rooms of which one becomes free when its hold is released, whatever the `response` to the release. */
const releasing = (response: StoryResponse) =>
  atMoment(SIX_MINUTES_BEFORE, () => {
    let rooms = SAMPLE_AVAILABILITY
    return answering((request) => {
      if (request.method !== 'DELETE') return { body: rooms }
      const free = sampleRoom({ _id: 'r5', identifier: 'Colibrí', category: 'Simple', capacity: 1 })
      rooms = {
        availableRooms: [...rooms.availableRooms, free],
        unavailableRooms: rooms.unavailableRooms.slice(0, -1),
      }
      return response
    })()
  })

const release = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Liberar Habitación Colibrí' }))
  const question = within(screen.getByRole('alertdialog', { name: 'Liberar Habitación Colibrí' }))
  await expect(question.getByText(/^Las noches quedan libres enseguida/)).toBeVisible()
  await userEvent.click(question.getByRole('button', { name: 'Sí' }))
}

/** Releases a hold after confirmation, and lists its room as available. */
export const HoldReleased: Story = {
  name: 'Liberar noches en pago',
  tags: ['M-08'],
  beforeEach: releasing({ body: {} }),
  play: async () => {
    await release()
    const notice = await screen.findByText('Habitación Colibrí: se liberaron las noches separadas.')
    await waitFor(() => expect(document.activeElement).toContainElement(notice))
    await expect(screen.getByRole('link', { name: 'Reservar la habitación Colibrí' })).toBeVisible()
  },
}

/** Does not release a hold whose payment has begun: reports it and refetches the rooms. */
export const HoldNotOpen: Story = {
  name: 'Pago ya empezado: no se libera',
  tags: ['M-08'],
  beforeEach: releasing(refusal(409, 'hold_not_open', 'Esa separación ya no está abierta.')),
  play: async () => {
    await release()
    await expect(await screen.findByText(/el pago ya empezó o la separación terminó/)).toBeVisible()
    await expect(screen.queryByRole('button', { name: /^Liberar/ })).not.toBeInTheDocument()
  },
}

/** Buscar requires both dates; a later entry moves the departure. */
export const Searching: Story = {
  name: 'Búsqueda con las dos fechas',
  tags: ['A-10'],
  beforeEach: found,
  play: async ({ args }) => {
    const [entry, departure] = [screen.getByLabelText('Entrada'), screen.getByLabelText('Salida')]
    const search = screen.getByRole('button', { name: 'Buscar' })
    await expect(entry).toHaveAttribute('min', '2026-12-01')
    await expect(departure).toHaveAttribute('min', '2026-12-02')
    await fireEvent.change(departure, { target: { value: '' } })
    await expect(search).toHaveAttribute('aria-disabled', 'true')
    await fireEvent.change(departure, { target: { value: '2026-12-04' } })
    await fireEvent.change(entry, { target: { value: '2026-12-09' } })
    await expect(departure).toHaveValue('2026-12-10')
    await userEvent.click(search)
    await expect(args.onSearch).toHaveBeenCalledWith({ entry: '2026-12-09', departure: '2026-12-10' })
  },
}

/** Reports an entry before today beside its field, without a search. */
export const WrongDates: Story = {
  name: 'Entrada antes de hoy',
  tags: ['V-09'],
  args: { stay: { entry: '2026-11-30', departure: '2026-12-02' } },
  beforeEach: found,
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Buscar' }))
    const entry = screen.getByLabelText('Entrada')
    await expect(entry).toHaveAccessibleDescription('La entrada no puede ser antes de hoy.')
    await waitFor(() => expect(entry).toHaveFocus())
    await expect(args.onSearch).not.toHaveBeenCalled()
  },
}

export const Dark: Story = { name: 'Tema oscuro', beforeEach: found, parameters: { face: 'console-dark' } }

export const Phone: Story = {
  name: 'En teléfono',
  beforeEach: found,
  globals: { viewport: { value: 'phone' } },
}

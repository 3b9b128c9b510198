import type { Meta, StoryObj } from '@storybook/react-vite'
import { ERROR_SENTENCES } from 'shared-ui/copy/problems/problems'
import type { Guide } from 'shared-ui/guides/guide'
import { STAY_STATES } from 'shared-ui/rules/reservations/states/stay-states'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { answering, refusal } from '../../../../test/answering.ts'
import { atMoment } from '../../../../test/at-moment.ts'
import { inConsole } from '../../../../test/in-console.tsx'
import {
  SAMPLE_DETAIL,
  SAMPLE_RESERVATIONS,
  sampleReservation,
} from '../../../../test/samples/sample-reservations.ts'
import { ReservationsScreen } from './ReservationsScreen.tsx'
import { NO_FILTERS } from './reservation-filters.ts'

const guide: Guide = {
  purpose:
    'Encontrar una reservación por cliente, fechas, habitación o estado, y llevar la lista a una hoja de cálculo.',
  notFor: 'Para el día use «Hoy»; para ver qué está libre, «Tablero».',
  states: {
    'data-shortcut="create"': 'Lo que abre la tecla de crear en esta página.',
    'data-state': 'El estado de la reservación, para atenuar las que terminaron.',
  },
  practice: {
    good: { text: 'Filtre por fechas y descargue: el archivo lleva los mismos filtros.' },
    bad: { text: 'Una columna más para cada dato que alguien pidió una vez.' },
  },
}

const meta = {
  title: 'Consola/Reservaciones',
  parameters: { guide, face: 'console-light' },
  component: ReservationsScreen,
  args: { filters: NO_FILTERS, opened: { groups: '', onOpen: fn() }, onFiltersChange: fn() },
  decorators: [inConsole],
} satisfies Meta<typeof ReservationsScreen>

export default meta
type Story = StoryObj<typeof meta>

const NEXT = sampleReservation({ _id: '018f-next', client: { names: 'Lucía', surnames: 'Paredes Ochoa' } })
const firstGroup = { body: { reservations: SAMPLE_RESERVATIONS, total: 7, next: '018f-5' } }
const lastGroup = { body: { reservations: [NEXT], total: 7, next: null } }
const isNext = (request: Request) => new URL(request.url).searchParams.get('after') === '018f-5'
const whole = answering(() => ({ body: { reservations: SAMPLE_RESERVATIONS, total: 6, next: null } }))

let requested: string[] = []

const moreButton = () => screen.findByRole('button', { name: 'Cargar más' })
const clientsShown = () =>
  within(screen.getByRole('table'))
    .getAllByRole('link')
    .map((link) => link.textContent)

/** Shows 'Cargando Reservaciones' while loading. */
export const Loading: Story = {
  name: 'Cargando',
  tags: ['A-05'],
  beforeEach: answering(() => 'silence'),
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent('Cargando Reservaciones')
  },
}

/** Replaces the spinner with the error of the server and a retry button. */
export const Refused: Story = {
  name: 'Error del servidor con reintento',
  tags: ['W-05'],
  beforeEach: answering(() => refusal(503, 'database_unavailable', ERROR_SENTENCES.database_unavailable)),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(ERROR_SENTENCES.database_unavailable)
    await expect(screen.getByRole('button', { name: 'Reintentar' })).toBeEnabled()
    await expect(screen.queryByText('Cargando Reservaciones')).not.toBeInTheDocument()
  },
}

/** Shows 'No hay reservaciones' with a link to add one. */
export const Empty: Story = {
  name: 'Sin reservaciones',
  tags: ['W-09'],
  beforeEach: answering(() => ({ body: { reservations: [], total: 0, next: null } })),
  play: async () => {
    const empty = await screen.findByText('No hay reservaciones')
    await expect(empty).toBeVisible()
    for (const link of screen.getAllByRole('link', { name: 'Agregar reservación' })) {
      await expect(link).toHaveAttribute('href', '/create-reservation')
    }
    await expect(screen.queryByRole('button', { name: 'Quitar filtros' })).not.toBeInTheDocument()
  },
}

/** Shows whose guest is to come, in house, gone or absent. */
export const Stays: Story = {
  name: 'Huéspedes por llegar, en casa, idos y ausentes',
  tags: ['D-02'],
  beforeEach: answering(() => ({
    body: {
      reservations: STAY_STATES.map((state) =>
        sampleReservation({ _id: state, stay: { state, at: null, by: null, freedFrom: null } }),
      ),
      total: STAY_STATES.length,
      next: null,
    },
  })),
  play: async () => {
    const rows = await screen.findByRole('table', { name: 'Reservaciones' })
    for (const word of ['Confirmada', 'En casa', 'Salió', 'No se presentó']) {
      await expect(within(rows).getByText(word)).toBeVisible()
    }
  },
}

/** Offers to clear the filters if nothing matches. */
export const NothingMatches: Story = {
  name: 'Nada coincide con los filtros',
  tags: ['W-09'],
  args: { filters: { ...NO_FILTERS, search: 'zzz' } },
  beforeEach: answering(() => ({ body: { reservations: [], total: 0, next: null } })),
  play: async ({ args }) => {
    await screen.findByText('No hay reservaciones')
    await userEvent.click(screen.getAllByRole('button', { name: 'Quitar filtros' }).at(-1) ?? document.body)
    await expect(args.onFiltersChange).toHaveBeenCalledWith(NO_FILTERS)
  },
}

/** Shows client, room, entry, departure, total and channel. */
export const Full: Story = {
  name: 'Cliente, habitación, fechas, total y canal',
  tags: ['A-05'],
  beforeEach: whole,
  play: async () => {
    const row = within(await screen.findByRole('row', { name: /Quispe Mamani, Rosa Elvira/ }))
    for (const text of [
      'Orquídea · Matrimonial',
      /1 dic\.? 2026/,
      /4 dic\.? 2026/,
      '3',
      'WEB',
      'Confirmada',
    ]) {
      await expect(row.getByText(text)).toBeVisible()
    }
    await expect(row.getByText(/S\/\.\s259\.60/)).toBeVisible()
    await expect(screen.getByText('6 de 6 reservaciones')).toBeVisible()
  },
}

/** Sorts by a column once the whole list is loaded. */
export const Sorted: Story = {
  name: 'Orden por columna',
  tags: ['A-05'],
  beforeEach: whole,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cliente' }))
    await expect(clientsShown()[0]).toBe('Becker, Thomas')
    await expect(screen.getByRole('columnheader', { name: 'Cliente' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
  },
}

/** 'Cargar más' appends the next group, focuses its first entry, and disappears at the end. */
export const MoreToLoad: Story = {
  name: 'Cargar más',
  tags: ['A-05'],
  beforeEach: answering((request) => (isNext(request) ? lastGroup : firstGroup)),
  play: async () => {
    const more = await moreButton()
    await expect(screen.queryByRole('button', { name: 'Cliente' })).not.toBeInTheDocument()
    await userEvent.click(more)
    await expect(await screen.findByText('7 de 7 reservaciones')).toBeVisible()
    await expect(clientsShown().at(-1)).toBe('Paredes Ochoa, Lucía')
    await expect(screen.queryByRole('button', { name: 'Cargar más' })).not.toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('link', { name: 'Paredes Ochoa, Lucía' })).toHaveFocus())
  },
}

/** Reports a failed 'Cargar más' in an alert, and allows a retry. */
export const MoreRefused: Story = {
  name: 'Cargar más falla',
  tags: ['E-02'],
  beforeEach: answering((request) =>
    isNext(request) ? refusal(429, 'too_many_requests', ERROR_SENTENCES.too_many_requests) : firstGroup,
  ),
  play: async () => {
    await userEvent.click(await moreButton())
    await expect(await screen.findByRole('alert')).toHaveTextContent(ERROR_SENTENCES.too_many_requests)
    await expect(await moreButton()).toBeEnabled()
    await expect(clientsShown()).toHaveLength(6)
  },
}

const openMenu = async (client: string) =>
  userEvent.click(await screen.findByRole('button', { name: `Más acciones: ${client}` }))
const menuItem = (name: RegExp) => screen.findByRole('button', { name })

/** Deletes from the row menu after a confirmation that asks for a reason, and undoes it. */
export const Deleting: Story = {
  name: 'Eliminar desde el menú y deshacer',
  tags: ['D-08', 'W-08'],
  beforeEach: atMoment('2026-11-28T15:00:00Z', () => {
    let left = SAMPLE_RESERVATIONS
    return answering((request) => {
      const { pathname } = new URL(request.url)
      if (pathname.endsWith('/delete')) left = left.slice(1)
      if (pathname.endsWith('/restore')) left = SAMPLE_RESERVATIONS
      return { body: { reservations: left, total: left.length, next: null } }
    })()
  }),
  play: async () => {
    await openMenu('Quispe Mamani, Rosa Elvira')
    await userEvent.click(await menuItem(/Eliminar la reservación de Quispe/))
    const question = within(
      screen.getByRole('alertdialog', { name: /Eliminar la reservación de Quispe Mamani/ }),
    )
    await expect(question.getByText('Habitación Orquídea · Matrimonial')).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'No' }))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Más acciones: Quispe Mamani, Rosa Elvira' })).toHaveFocus(),
    )
    await openMenu('Quispe Mamani, Rosa Elvira')
    await userEvent.click(await menuItem(/Eliminar la reservación de Quispe/))
    await userEvent.type(screen.getByLabelText('Motivo (opcional)'), 'Registrada dos veces.')
    await userEvent.click(screen.getByRole('button', { name: 'Sí' }))
    const notice = await screen.findByText(/Se eliminó la reservación de Quispe Mamani/)
    await expect(screen.getByText('5 de 5 reservaciones')).toBeVisible()
    await expect(document.activeElement).toContainElement(notice)
    await userEvent.click(screen.getByRole('button', { name: 'Recuperar' }))
    await expect(await screen.findByText(/Se recuperó la reservación de Quispe Mamani/)).toBeVisible()
    await expect(screen.getByText('6 de 6 reservaciones')).toBeVisible()
  },
}

/** Names all rooms of a guest who changed rooms, so that a filter by an earlier one explains itself. */
export const SeveralRooms: Story = {
  name: 'Huésped que cambió de habitación',
  tags: ['D-07'],
  beforeEach: answering(() => ({
    body: {
      reservations: [{ ...NEXT, earlierRooms: [{ identifier: 'Quinual', category: 'Doble' }] }],
      total: 1,
      next: null,
    },
  })),
  play: async () => {
    await expect(await screen.findByText('Quinual · Doble, Orquídea · Matrimonial')).toBeVisible()
  },
}

/** Explains why a stay that has begun cannot be deleted. */
export const BegunStay: Story = {
  name: 'Estadía empezada: no se elimina',
  tags: ['D-08'],
  beforeEach: atMoment('2026-12-02T15:00:00Z', whole),
  play: async () => {
    await openMenu('Quispe Mamani, Rosa Elvira')
    await userEvent.click(await menuItem(/Eliminar la reservación de Quispe/))
    const dialog = within(screen.getByRole('dialog', { name: 'Esta reservación no se puede eliminar' }))
    await expect(dialog.getByText(/La estadía ya empezó/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Entendido' }))
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  },
}

/** Restores a deleted reservation from its row menu, and reports taken nights. */
export const RestoreRefused: Story = {
  name: 'No se pudo restaurar',
  tags: ['D-08'],
  beforeEach: answering((request) =>
    new URL(request.url).pathname.endsWith('/restore')
      ? refusal(409, 'nights_taken', ERROR_SENTENCES.nights_taken)
      : { body: { reservations: [{ ...NEXT, state: 'deleted' }], total: 1, next: null } },
  ),
  play: async () => {
    await openMenu('Paredes Ochoa, Lucía')
    await userEvent.click(await menuItem(/Recuperar la reservación de Paredes/))
    await expect(await screen.findByRole('alert')).toHaveTextContent(ERROR_SENTENCES.nights_taken)
  },
}

/** Reports a failed deletion in an alert, and leaves the dialog open. */
export const DeleteRefused: Story = {
  name: 'No se pudo eliminar',
  tags: ['E-02'],
  beforeEach: atMoment(
    '2026-11-28T15:00:00Z',
    answering((request) =>
      request.method === 'DELETE'
        ? refusal(404, 'reservation_not_found', ERROR_SENTENCES.reservation_not_found)
        : { body: { reservations: SAMPLE_RESERVATIONS, total: 6, next: null } },
    ),
  ),
  play: async () => {
    await openMenu('Becker, Thomas')
    await userEvent.click(await menuItem(/Eliminar la reservación de Becker/))
    await userEvent.click(screen.getByRole('button', { name: 'Sí' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent(ERROR_SENTENCES.reservation_not_found)
  },
}

/** Searches immediately on Enter, and filters by state. */
export const Searching: Story = {
  name: 'Búsqueda y filtro por estado',
  tags: ['A-05'],
  beforeEach: whole,
  play: async ({ args }) => {
    await userEvent.type(screen.getByLabelText('Cliente o habitación'), ' Orquídea {Enter}')
    await expect(args.onFiltersChange).toHaveBeenCalledWith({ ...NO_FILTERS, search: 'Orquídea' })
    await userEvent.selectOptions(screen.getByLabelText('Estado'), 'Eliminada')
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ ...NO_FILTERS, state: 'deleted' })
    await userEvent.selectOptions(screen.getByLabelText('Estado'), 'No se presentó')
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ ...NO_FILTERS, state: 'no_show' })
  },
}

/** Sorts by entry, from today on, 25 at a time. */
export const ByEntry: Story = {
  name: 'Por entrada',
  tags: ['A-05'],
  beforeEach: atMoment('2026-12-01T15:00:00-05:00', () => {
    requested = []
    return answering((request) => {
      requested.push(new URL(request.url).search)
      return { body: { reservations: SAMPLE_RESERVATIONS, total: 6, next: null } }
    })()
  }),
  args: { filters: { ...NO_FILTERS, order: 'latest_entry' } },
  play: async ({ args }) => {
    await expect(await screen.findByRole('columnheader', { name: 'Entrada' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    await expect(requested[0]).toBe('?group=25&order=latest_entry')
    await userEvent.selectOptions(screen.getByLabelText('Orden'), 'Por entrada, próximas primero')
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({
      ...NO_FILTERS,
      order: 'entry',
      from: '2026-12-01',
    })
  },
}

/** Shows that the list is filtered by a room, with a button to show all. */
export const OneRoom: Story = {
  name: 'Filtro por una habitación',
  tags: ['A-05'],
  args: { filters: { ...NO_FILTERS, roomID: 'r1', state: 'confirmed' } },
  beforeEach: answering((request) => {
    const isRoom = new URL(request.url).pathname.endsWith('/room/find-one')
    const room = { ...SAMPLE_DETAIL.room, version: 1, archivedAt: null }
    return { body: isRoom ? { room } : { reservations: SAMPLE_RESERVATIONS, total: 6, next: null } }
  }),
  play: async ({ args }) => {
    await expect(await screen.findByText('Solo la habitación Orquídea · Matrimonial')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Ver todas las habitaciones' }))
    await expect(args.onFiltersChange).toHaveBeenCalledWith({ ...NO_FILTERS, state: 'confirmed' })
  },
}

/** Reports that the room of the address does not exist, with a button to show all. */
export const UnknownRoom: Story = {
  name: 'Filtro por una habitación que no existe',
  tags: ['A-05'],
  args: { filters: { ...NO_FILTERS, roomID: 'nadie' } },
  beforeEach: answering((request) =>
    new URL(request.url).pathname.endsWith('/room/find-one')
      ? refusal(404, 'room_not_found', ERROR_SENTENCES.room_not_found)
      : { body: { reservations: [], total: 0, next: null } },
  ),
  play: async ({ args }) => {
    await expect(await screen.findByText(/de una habitación que no existe, y por eso/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Ver todas las habitaciones' }))
    await expect(args.onFiltersChange).toHaveBeenCalledWith(NO_FILTERS)
  },
}

/** Lists the invalid filters of the address. */
export const IgnoredFilters: Story = {
  name: 'Filtros de la dirección que no valen',
  tags: ['A-05'],
  args: { ignored: 'from state' },
  beforeEach: whole,
  play: async () => {
    await expect(
      await screen.findByText(/datos que no se entienden y no se aplicaron: Noches desde, Estado\./),
    ).toBeVisible()
  },
}

/** Reports a failed 'Exportar CSV' in an alert, and allows a retry. */
export const ExportRefused: Story = {
  name: 'La exportación falla',
  tags: ['E-02'],
  beforeEach: answering((request) =>
    new URL(request.url).pathname.endsWith('/export')
      ? refusal(503, 'database_unavailable', ERROR_SENTENCES.database_unavailable)
      : { body: { reservations: SAMPLE_RESERVATIONS, total: 6, next: null } },
  ),
  play: async () => {
    await screen.findByText('6 de 6 reservaciones')
    await userEvent.click(screen.getByRole('button', { name: 'Exportar CSV' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent(ERROR_SENTENCES.database_unavailable)
    await expect(screen.getByRole('button', { name: 'Exportar CSV' })).toBeEnabled()
  },
}

export const Dark: Story = { name: 'Tema oscuro', beforeEach: whole, parameters: { face: 'console-dark' } }

export const Phone: Story = {
  name: 'En teléfono',
  beforeEach: whole,
  globals: { viewport: { value: 'phone' } },
}

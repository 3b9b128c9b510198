import type { Meta, StoryObj } from '@storybook/react-vite'
import { ERROR_SENTENCES } from 'shared-ui/copy/problems/problems'
import type { Guide } from 'shared-ui/guides/guide'
import type { ReservationSummaryResponse } from 'shared-ui/validators/reservations/reservation'
import { expect, screen, userEvent, within } from 'storybook/test'
import { answering, notRefreshed, refusal, unavailable } from '../../../../test/answering.ts'
import { inConsole } from '../../../../test/in-console.tsx'
import { sampleReservation } from '../../../../test/samples/sample-reservations.ts'
import { SAMPLE_CALENDAR, sampleRoom } from '../../../../test/samples/sample-rooms.ts'
import { RoomScreen } from './RoomScreen.tsx'

const guide: Guide = {
  purpose: 'Una habitación con sus datos, lo que viene y lo que está bloqueado.',
  notFor: 'Lo que ven los huéspedes es «Habitación», en el sitio público.',
  practice: {
    good: { text: 'Muestre lo que viene y lo bloqueado: es lo que se pregunta antes de un arreglo.' },
    bad: { text: 'Repetir aquí el calendario de todas las habitaciones.' },
  },
}

const meta = {
  title: 'Consola/Habitaciones/Habitación',
  parameters: { guide, face: 'console-light' },
  component: RoomScreen,
  args: { roomId: 'r1', today: '2026-12-01' },
  decorators: [inConsole],
} satisfies Meta<typeof RoomScreen>

export default meta
type Story = StoryObj<typeof meta>

const SOON = sampleReservation({
  _id: 's1',
  inDate: '2026-12-10',
  outDate: '2026-12-11',
  client: { names: 'Thomas', surnames: 'Becker' },
})
const LATER = sampleReservation({
  _id: 's2',
  inDate: '2026-12-24',
  outDate: '2026-12-26',
  client: { names: 'María José', surnames: 'Núñez & Hijos' },
})

const responses = (reservations: ReservationSummaryResponse[], calendar: object) => (request: Request) => {
  const { pathname } = new URL(request.url)
  if (pathname.endsWith('/blocking')) return { body: calendar }
  if (pathname.endsWith('/reservation')) {
    return { body: { reservations, total: reservations.length, next: null } }
  }
  return { body: { room: sampleRoom() } }
}
const respondWith = (...args: Parameters<typeof responses>) => answering(responses(...args))
const full = respondWith([LATER, SOON], SAMPLE_CALENDAR)

export const Loading: Story = {
  name: 'Cargando',
  tags: ['W-05'],
  beforeEach: answering(() => 'silence'),
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent('Cargando Habitación')
  },
}

/** A server error replaces the spinner. */
export const Refused: Story = {
  name: 'Error del servidor con reintento',
  tags: ['W-05'],
  ...unavailable,
}

/** A room that could not be refreshed stays, under an alert with a retry; its reservations and its blocked nights too. */
export const NotRefreshed: Story = {
  name: 'No se pudo actualizar: queda la habitación',
  tags: ['E-02'],
  ...notRefreshed(responses([LATER, SOON], SAMPLE_CALENDAR), () =>
    screen.findByRole('link', { name: 'Becker, Thomas' }),
  ),
}

/** Shows that a room is not found, with a link back. */
export const NoSuchRoom: Story = {
  name: 'Habitación no encontrada',
  tags: ['A-07'],
  beforeEach: answering(() => refusal(404, 'room_not_found', ERROR_SENTENCES.room_not_found)),
  play: async () => {
    await expect(await screen.findByText('Esa habitación no existe o ya no se ofrece.')).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Volver a Habitaciones' })).toHaveAttribute(
      'href',
      '/rooms-panel',
    )
  },
}

/** A room without upcoming reservations and blocked nights. */
export const Empty: Story = {
  name: 'Sin reservaciones ni bloqueos',
  tags: ['W-09'],
  beforeEach: respondWith([], { blockings: [], reservedNights: [], heldNights: [] }),
  play: async () => {
    await expect(await screen.findByText('No hay reservaciones por venir')).toBeVisible()
    await expect(await screen.findByText('No hay fechas bloqueadas')).toBeVisible()
  },
}

/** Shows the room, its upcoming reservations and blocked nights. */
export const Full: Story = {
  name: 'Con reservaciones y bloqueos',
  tags: ['A-07'],
  beforeEach: full,
  play: async () => {
    const room = within(await screen.findByRole('region', { name: 'Habitación' }))
    for (const text of ['Orquídea', 'Matrimonial', '2 personas', /S\/\.\s220\.00/, /Da al patio/]) {
      await expect(room.getByText(text)).toBeVisible()
    }
    const next = within(screen.getByRole('region', { name: 'Próximas reservaciones' }))
    const clients = (await next.findAllByRole('link')).map((link) => link.textContent)
    await expect(clients).toEqual(['Becker, Thomas', 'Núñez & Hijos, María José'])
    const blocked = within(screen.getByRole('region', { name: 'Fechas bloqueadas' }))
    await expect(await blocked.findByText(/5 dic\.? 2026 – .*6 dic\.? 2026/)).toBeVisible()
    await expect(blocked.getAllByRole('listitem')).toHaveLength(2)
  },
}

/** An archived room is marked and read-only. */
export const Archived: Story = {
  name: 'Archivada, solo lectura',
  tags: ['case-11'],
  beforeEach: answering(() => ({ body: { room: sampleRoom({ archivedAt: '2026-11-20T19:05:00.000Z' }) } })),
  play: async () => {
    await expect(await screen.findByText(/^Archivada desde el 20 nov/)).toBeVisible()
    await expect(screen.getByText('Matrimonial')).toBeVisible()
    await expect(screen.queryByRole('link', { name: 'Editar' })).toBeNull()
    await expect(screen.queryByRole('button', { name: 'Eliminar' })).toBeNull()
  },
}

/** Deletes the room after confirmation and reports the outcome. */
export const Deleted: Story = {
  name: 'Eliminar, con confirmación',
  tags: ['W-08'],
  beforeEach: answering((request) => {
    if (request.method === 'DELETE') return { body: { archived: false } }
    const { pathname } = new URL(request.url)
    if (pathname.endsWith('/blocking')) return { body: SAMPLE_CALENDAR }
    if (pathname.endsWith('/reservation')) return { body: { reservations: [], total: 0, next: null } }
    return { body: { room: sampleRoom() } }
  }),
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Editar' })).toHaveAttribute(
      'href',
      '/update-room/r1',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Eliminar' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Sí' }))
    await expect(await screen.findByText(/^Se eliminó la habitación Orquídea/)).toBeVisible()
  },
}

export const Dark: Story = {
  name: 'Tema oscuro',
  beforeEach: full,
  parameters: { face: 'console-dark' },
}

export const Phone: Story = {
  name: 'En teléfono',
  beforeEach: full,
  globals: { viewport: { value: 'phone' } },
}

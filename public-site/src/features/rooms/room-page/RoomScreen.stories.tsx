import type { Meta, StoryObj } from '@storybook/react-vite'
import { formatBriefDate, formatDate, formatMonth } from 'shared-ui/copy/format'
import { ERROR_SENTENCES } from 'shared-ui/copy/problems/problems'
import type { Guide } from 'shared-ui/guides/guide'
import { addDays, dayInLima } from 'shared-ui/rules/dates/calendar-date'
import { lastBookableNight } from 'shared-ui/rules/reservations/stay'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { answering, refusal, type StoryResponse } from '../../../../test/answering.ts'
import { inSite } from '../../../../test/in-site.tsx'
import { SAMPLE_ROOMS } from '../../../../test/samples/sample-rooms.ts'
import { withoutSignal } from '../../../../test/without-signal.ts'
import { rememberDates } from '../../../lib/visitor/remembered-stay.ts'
import { RoomScreen } from './RoomScreen.tsx'

const TODAY = dayInLima(Date.now())
const [room] = SAMPLE_ROOMS
/** Tomorrow night is taken. */
const NIGHTS = { firstNight: TODAY, lastNight: lastBookableNight(TODAY), takenNights: [addDays(TODAY, 1)] }

const HELD = {
  ...room,
  reason: 'held',
  until: '2027-04-01T19:35:00.000Z',
  nearest: [{ inDate: addDays(TODAY, 152), outDate: addDays(TODAY, 153) }],
}

/** Responds with the room, and with this for its nights. */
const answeringNights = (nights: StoryResponse) =>
  answering((path) => {
    if (path === 'room/taken') return { body: { takenRooms: [] } }
    return path === 'room/nights' ? nights : { body: { room } }
  })

const guide: Guide = {
  purpose: 'Una habitación: cómo es, qué cuesta y qué noches está libre.',
  notFor: 'Para comparar varias use «Habitaciones».',
  practice: {
    good: { text: 'Muestre las noches libres en el calendario antes de pedir nada.' },
    bad: { text: 'Un precio «desde» sin decir de qué noche.' },
  },
}

const meta = {
  title: 'Sitio público/Habitación',
  parameters: { guide },
  component: RoomScreen,
  args: { roomId: room?._id ?? '', dates: {}, onDatesChange: fn(), notFound: <h1>Página no encontrada</h1> },
  decorators: [inSite],
  beforeEach: answeringNights({ body: NIGHTS }),
} satisfies Meta<typeof RoomScreen>

export default meta
type Story = StoryObj<typeof meta>

const free = () => screen.findByRole('button', { name: /, hoy, libre$/ })

/** Shows price with IGV, facts, services and free nights of a room. */
export const Full: Story = {
  name: 'Precio, servicios y noches libres',
  tags: ['P-21'],
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Doble' })).toBeVisible()
    await expect(screen.getByText('Habitación Molle')).toBeVisible()
    await expect(screen.getByText('S/. 271.40')).toBeVisible()
    await expect(screen.getByText('S/. 230.00 + IGV')).toBeVisible()
    for (const name of ['Camas', 'Desayuno', 'Calefacción', 'Estacionamiento', 'Señal de celular']) {
      await expect(screen.getByText(name)).toBeVisible()
    }
    await expect(await free()).toBeVisible()
    await expect(screen.getByText('Elija el día de entrada.')).toBeVisible()
  },
}

/** The selected stay shows its total and leads to its booking. */
export const Selected: Story = {
  name: 'Estadía elegida con su total',
  tags: ['P-23'],
  play: async ({ args }) => {
    await userEvent.click(await free())
    await expect(screen.getByText(/Ahora elija el día de salida/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: /, ocupada, solo para salir$/ }))
    await expect(screen.getByText(/· 1 noche/)).toHaveTextContent('Total, con IGV: S/. 271.40', {
      normalizeWhitespace: true,
    })
    const stay = { inDate: TODAY, outDate: addDays(TODAY, 1) }
    await expect(args.onDatesChange).toHaveBeenLastCalledWith(stay)
    await expect(screen.getByRole('link', { name: /^Reservar la habitación Molle/ })).toHaveAttribute(
      'href',
      `/make-reservation/${room?._id}/${stay.inDate}/${stay.outDate}`,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Borrar las fechas' }))
    await expect(args.onDatesChange).toHaveBeenLastCalledWith({})
    await expect(screen.getByText('Elija el día de entrada.')).toBeVisible()
  },
}

/** Starts with the dates of the page's address. */
export const Shared: Story = {
  name: 'Fechas de la dirección',
  tags: ['P-23'],
  args: { dates: { inDate: addDays(TODAY, 2), outDate: addDays(TODAY, 5) } },
  play: async () => expect(await screen.findByText(/· 3 noches/)).toBeVisible(),
}

/** Starts with the dates of the last search in this tab. */
export const Remembered: Story = {
  name: 'Fechas de la última búsqueda',
  tags: ['P-23'],
  beforeEach: () => {
    rememberDates({ entry: addDays(TODAY, 3), departure: addDays(TODAY, 7) })
  },
  play: async () => expect(await screen.findByText(/· 4 noches/)).toBeVisible(),
}

/** Says that somebody else is paying for the dates of the page's address, until when, and which dates are near. */
export const DatesHeld: Story = {
  name: 'Fechas que otra persona está reservando',
  tags: ['P-23', 'P-16'],
  args: { dates: { inDate: addDays(TODAY, 150), outDate: addDays(TODAY, 152) } },
  beforeEach: answering((path) => {
    if (path === 'room/nights') return { body: { ...NIGHTS, takenNights: [addDays(TODAY, 150)] } }
    return { body: path === 'room/taken' ? { takenRooms: [HELD] } : { room } }
  }),
  play: async () => {
    await expect(await screen.findByText(/no está libre\. Elija otras fechas/)).toBeVisible()
    await expect(
      await screen.findByText('Otra persona la está reservando; queda libre a las 14:35 si no la paga.'),
    ).toBeVisible()
    await expect(screen.getByRole('link', { name: /^Reservar la habitación Molle/ })).toHaveAttribute(
      'href',
      `/make-reservation/${room?._id}/${addDays(TODAY, 152)}/${addDays(TODAY, 154)}`,
    )
    await expect(screen.getAllByText(formatMonth(addDays(TODAY, 150).slice(0, 7)))[0]).toBeVisible()
  },
}

/** Says that the dates of the page's address are not free. */
export const DatesTaken: Story = {
  name: 'Fechas que no están libres',
  tags: ['P-23'],
  args: { dates: { inDate: TODAY, outDate: addDays(TODAY, 3) } },
  play: async () => {
    const warning = await screen.findByText(
      `Del ${formatDate(TODAY)} al ${formatDate(addDays(TODAY, 3))}: la noche del ${formatBriefDate(addDays(TODAY, 1))} no está libre. Elija otras fechas en el calendario.`,
    )
    await expect(warning).toBeVisible()
    await userEvent.click(await free())
    await waitFor(() => expect(warning).not.toBeInTheDocument())
  },
}

/** Says that a room has no free nights. */
export const NoNights: Story = {
  name: 'Sin noches libres',
  tags: ['W-09'],
  beforeEach: answeringNights({ body: { firstNight: TODAY, lastNight: TODAY, takenNights: [TODAY] } }),
  play: async () => expect(await screen.findByText(/no tiene noches libres/)).toBeVisible(),
}

/** Shows that the free nights are loading. */
export const LoadingNights: Story = {
  name: 'Noches en carga',
  tags: ['W-05'],
  beforeEach: answeringNights('silence'),
  play: async () => waitFor(() => expect(screen.getByText('Cargando las noches libres')).toBeVisible()),
}

/** Shows an error in place of the calendar, with a retry. */
export const NightsRefused: Story = {
  name: 'Noches con error y reintento',
  tags: ['W-05', 'E-03'],
  beforeEach: answeringNights(refusal(503, 'database_unavailable', ERROR_SENTENCES.database_unavailable)),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(ERROR_SENTENCES.database_unavailable)
    await expect(screen.getByRole('button', { name: 'Reintentar' })).toBeEnabled()
    await expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
  },
}

/** Shows that the room is loading. */
export const Loading: Story = {
  name: 'Cargando',
  tags: ['W-05'],
  beforeEach: answering(() => 'silence'),
  play: async () => expect(screen.getByRole('status')).toHaveTextContent('Cargando la habitación'),
}

/** Shows the 404 page for an unknown room. */
export const Missing: Story = {
  name: 'Habitación que no existe',
  tags: ['P-21', 'P-09'],
  beforeEach: answering(() => refusal(404, 'room_not_found', ERROR_SENTENCES.room_not_found)),
  play: async () =>
    expect(await screen.findByRole('heading', { name: 'Página no encontrada' })).toBeVisible(),
}

/** Says that there is no network. */
export const Offline: Story = {
  name: 'Sin señal',
  tags: ['P-21'],
  beforeEach: withoutSignal,
  play: async () => expect(await screen.findByRole('alert')).toBeVisible(),
}

/** Fits 320 px. */
export const Phone: Story = {
  name: 'A 320 px',
  tags: ['W-10', 'P-21'],
  decorators: [
    (Story) => (
      <div style={{ width: '20rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async () => expect(await free()).toBeVisible(),
}

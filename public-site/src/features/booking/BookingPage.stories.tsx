import type { Meta, StoryObj } from '@storybook/react-vite'
import { LODGE, ROOM_TEXTS } from 'content'
import { ERROR_SENTENCES } from 'shared-ui/copy/problems/problems'
import { addDays, dayInLima } from 'shared-ui/rules/dates/calendar-date'
import type { AvailableRoomsResponse } from 'shared-ui/validators/rooms/room'
import { expect, screen } from 'storybook/test'
import type * as v from 'valibot'
import { answering, refusal, type StoryResponse } from '../../../test/answering.ts'
import { room } from '../../../test/booking/booking-fixture.ts'
import { inSite } from '../../../test/in-site.tsx'
import { BookingPage } from './BookingPage.tsx'
import { NoSignal } from './NoSignal.tsx'

const today = dayInLima(Date.now())

/** Responds to the search for free rooms with `found`, and to any other request with the room. */
const searching = (path: string, found: v.InferInput<typeof AvailableRoomsResponse>): StoryResponse => ({
  body: path === 'room/filter' ? found : { room },
})

const meta = {
  title: 'Sitio/Reservar/Página',
  component: BookingPage,
  decorators: [inSite],
  args: { roomID: room._id, stay: { entry: addDays(today, 3), departure: addDays(today, 5) } },
  beforeEach: answering((path) => searching(path, { availableRooms: [room], heldRooms: [] })),
} satisfies Meta<typeof BookingPage>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  name: 'B-01 shows the price of the stay beside the form',
  play: async () => {
    const summary = await screen.findByRole('complementary', { name: 'Su estadía' })
    await expect(summary).toHaveTextContent('S/. 24.19')
    await expect(summary).toHaveTextContent(ROOM_TEXTS.saving)
  },
}

export const Privacy: Story = {
  name: 'Ley 29733 says beside the form who keeps the data, why and how long',
  play: async () => {
    const note = (await screen.findByRole('link', { name: 'política de privacidad' })).closest('p')
    await expect(note).toHaveTextContent(LODGE.legalName)
    await expect(note).toHaveTextContent('para alojarle, cobrarle')
    await expect(note).toHaveTextContent('ley tributaria')
    await expect(note).toHaveTextContent('30 días')
  },
}

export const TakenBefore: Story = {
  name: 'B-08 warns above the empty form that the nights are taken, with a link to the search',
  beforeEach: answering((path) => searching(path, { availableRooms: [], heldRooms: [] })),
  play: async () => {
    await expect(await screen.findByText(/ya no está disponible en esas fechas/)).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Volver a buscar' })).toHaveAttribute(
      'href',
      `/rooms?inDate=${addDays(today, 3)}&outDate=${addDays(today, 5)}`,
    )
    await expect(screen.getByLabelText('Nombres')).toBeEnabled()
    await expect(screen.queryByText(/Completamos el formulario/)).not.toBeInTheDocument()
  },
}

export const HeldByAnother: Story = {
  name: 'M-08 warns above the empty form until when the nights are held by somebody else',
  beforeEach: answering((path) =>
    searching(path, {
      availableRooms: [],
      heldRooms: [{ _id: room._id, until: '2027-04-01T19:32:10.000Z' }],
    }),
  ),
  play: async () => {
    await expect(
      await screen.findByText(/Otra persona está pagando esta habitación.*queda libre a las 14:32/),
    ).toBeVisible()
    await expect(screen.queryByText(/ya no está disponible/)).not.toBeInTheDocument()
    await expect(screen.getByRole('link', { name: 'Volver a buscar' })).toBeVisible()
  },
}

export const WithoutSignal: Story = {
  name: 'B-01 says offline why nothing can be booked, with a retry',
  render: () => <NoSignal />,
  play: async () => {
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Sin señal no se puede reservar',
    )
    await expect(screen.getByText(/no se pierde/)).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Reintentar' })).toBeEnabled()
  },
}

export const Loading: Story = {
  name: 'W-05 shows that the room is loading',
  beforeEach: answering(() => 'silence'),
  play: async () => expect(screen.getByRole('status')).toHaveTextContent('Cargando la habitación'),
}

export const RoomUnknown: Story = {
  name: 'B-02 shows a page for an unknown room, with a link to the search',
  beforeEach: answering(() => refusal(404, 'room_not_found', ERROR_SENTENCES.room_not_found)),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'No encontramos esa habitación' })).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Volver a buscar' })).toBeVisible()
  },
}

export const DatesReversed: Story = {
  name: 'B-02 shows a page for dates that cannot be booked, with a link to the search',
  args: { stay: { entry: addDays(today, 3), departure: addDays(today, 3) } },
  play: async () => {
    await expect(screen.getByRole('heading', { name: 'Esas fechas no se pueden reservar' })).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Volver a buscar' })).toHaveAttribute('href', '/rooms')
  },
}

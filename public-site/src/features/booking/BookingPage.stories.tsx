import type { Meta, StoryObj } from '@storybook/react-vite'
import { createMemoryHistory } from '@tanstack/react-router'
import { LODGE, ROOM_TEXTS } from 'content'
import { formatDayOfMonth } from 'shared-ui/copy/format'
import { ERROR_SENTENCES } from 'shared-ui/copy/problems/problems'
import type { Guide } from 'shared-ui/guides/guide'
import { addDays, dayInLima } from 'shared-ui/rules/dates/calendar-date'
import type { TakenRoom } from 'shared-ui/validators/rooms/room'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answering, refusal, type StoryResponse } from '../../../test/answering.ts'
import { room } from '../../../test/booking/booking-fixture.ts'
import { inSite, inSiteWith } from '../../../test/in-site.tsx'
import { BookingPage } from './BookingPage.tsx'
import { NoSignal } from './NoSignal.tsx'

const today = dayInLima(Date.now())
const history = createMemoryHistory()

/** Responds to the search for taken rooms with `taken`, and to any other request with the room. */
const withTaken = (path: string, taken: readonly TakenRoom[]): StoryResponse => ({
  body: path === 'room/taken' ? { takenRooms: taken } : { room },
})

const sold: TakenRoom = {
  ...room,
  reason: 'reserved',
  until: null,
  nearest: [{ inDate: addDays(today, 6), outDate: addDays(today, 7) }],
}
const held: TakenRoom = { ...sold, reason: 'held', until: '2027-04-01T19:32:10.000Z' }

/** Whether the first line of an element is in view, with nothing above it. */
function isUncovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const shown = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 12))
  return shown !== null && (element.contains(shown) || shown.contains(element))
}

const guide: Guide = {
  purpose: 'Reservar una habitación para unas fechas: el precio al lado, los datos y la tarjeta.',
  notFor: 'Sin fechas elegidas se empieza en «Habitaciones» o en la página de la habitación.',
  copy: ['El total nunca aparece por primera vez junto al botón de pagar.'],
  practice: {
    good: { text: 'Muestre el total con IGV desde el primer paso.' },
    bad: { text: 'Una cuenta regresiva en rojo para apurar.' },
  },
  states: {
    'data-sold': 'Las noches ya no están libres, y en lugar del formulario se dice qué hacer.',
  },
}

const meta = {
  title: 'Sitio público/Reservar',
  parameters: { guide },
  component: BookingPage,
  decorators: [inSite],
  args: { roomId: room._id, stay: { entry: addDays(today, 3), departure: addDays(today, 5) } },
  beforeEach: answering((path) => withTaken(path, [])),
} satisfies Meta<typeof BookingPage>

export default meta
type Story = StoryObj<typeof meta>

/** Shows the price of the stay beside the form. */
export const Full: Story = {
  name: 'Precio junto al formulario',
  tags: ['B-01'],
  play: async () => {
    const summary = await screen.findByRole('complementary', { name: 'Su estadía' })
    await expect(summary).toHaveTextContent('S/. 24.19')
    await expect(summary).toHaveTextContent(ROOM_TEXTS.saving)
  },
}

/** Says beside the form who keeps the data, why and how long. */
export const Privacy: Story = {
  name: 'Quién guarda los datos y para qué',
  tags: ['ley-29733'],
  play: async () => {
    const note = (await screen.findByRole('link', { name: 'política de privacidad' })).closest('p')
    await expect(note).toHaveTextContent(LODGE.legalName)
    await expect(note).toHaveTextContent('para alojarle, cobrarle')
    await expect(note).toHaveTextContent('ley tributaria')
    await expect(note).toHaveTextContent('30 días')
  },
}

/** Says at once that the nights are taken, with the nearest dates, and shows no form. */
export const TakenBefore: Story = {
  name: 'Noches ya ocupadas, con fechas cercanas',
  tags: ['B-08', 'P-16'],
  beforeEach: answering((path) => withTaken(path, [sold])),
  play: async () => {
    const alert = await screen.findByRole('alert')
    await expect(alert).toHaveTextContent(/ya no está disponible en esas fechas/)
    await expect(within(alert).getByRole('link', { name: /^Reservar la habitación/ })).toHaveAttribute(
      'href',
      `/make-reservation/${room._id}/${addDays(today, 6)}/${addDays(today, 8)}`,
    )
    await expect(within(alert).getByRole('link', { name: 'Volver a buscar' })).toHaveAttribute(
      'href',
      `/rooms?inDate=${addDays(today, 3)}&outDate=${addDays(today, 5)}`,
    )
    await expect(alert.getBoundingClientRect().bottom).toBeLessThan(600)
    await expect(screen.queryByLabelText('Nombres')).not.toBeInTheDocument()
    await expect(screen.getByText('Cambiar fechas')).toBeVisible()
  },
}

/** Says above the form until when the nights are held by somebody else. */
export const HeldByAnother: Story = {
  name: 'Noches en pago por otra persona',
  tags: ['M-08'],
  beforeEach: answering((path) => withTaken(path, [held])),
  play: async () => {
    await expect(
      await screen.findByText(/Otra persona está pagando esta habitación.*queda libre a las 14:32/),
    ).toBeVisible()
    await expect(screen.queryByText(/ya no está disponible/)).not.toBeInTheDocument()
    await expect(screen.getByRole('link', { name: 'Volver a buscar' })).toBeVisible()
    await expect(screen.getByLabelText('Nombres')).toBeEnabled()
    await expect(screen.queryByText(/Completamos el formulario/)).not.toBeInTheDocument()
  },
}

/** Opens the booking of other dates, which this tab then remembers. */
export const DatesChanged: Story = {
  name: 'Cambiar las fechas',
  tags: ['P-10'],
  decorators: [(Story) => inSiteWith(history, Story)],
  play: async () => {
    await userEvent.click(await screen.findByText('Cambiar fechas'))
    const form = within(screen.getByRole('form', { name: 'Cambiar fechas' }))
    const departure = form.getByLabelText('Salida')
    await userEvent.clear(departure)
    await userEvent.click(form.getByRole('button'))
    await waitFor(() => expect(departure).toHaveFocus())
    await expect(departure).toHaveAccessibleDescription('Elija la fecha de salida.')
    await userEvent.type(departure, addDays(today, 6))
    await userEvent.click(form.getByRole('button', { name: 'Ver el precio con estas fechas' }))
    await waitFor(() =>
      expect(history.location.pathname).toBe(
        `/make-reservation/${room._id}/${addDays(today, 3)}/${addDays(today, 6)}`,
      ),
    )
    const stored: unknown = JSON.parse(sessionStorage.getItem('lodge.stay') ?? '{}')
    await expect(stored).toMatchObject({ inDate: addDays(today, 3), outDate: addDays(today, 5) })
  },
}

/** On a phone, each control that gets the focus is visible with the summary open, and closing it leads back to where one was. */
export const SummaryOpen: Story = {
  name: 'En teléfono, el resumen abierto no tapa el formulario',
  tags: ['W-10'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const country = await screen.findByLabelText('País')
    country.focus()
    const before = window.scrollY
    await expect(before).toBeGreaterThan(0)
    await userEvent.click(screen.getByRole('button', { name: 'Ver detalle' }))
    const close = screen.getByRole('button', { name: 'Ocultar' })
    await expect(isUncovered(close)).toBe(true)
    const controls = [
      ...document.querySelectorAll<HTMLElement>('input, select, textarea, button, a, summary'),
    ]
    const reached = controls.filter((control) => {
      control.focus()
      return control === document.activeElement
    })
    await expect(reached.length).toBeGreaterThan(12)
    const covered = reached.filter((control) => {
      control.focus()
      return !isUncovered(control)
    })
    await expect(covered.map(({ outerHTML }) => outerHTML)).toEqual([])
    await userEvent.click(close)
    await expect(window.scrollY).toBe(before)
  },
}

/** Says that the entry is today, in the first view of a phone, and that nothing is refunded. */
export const Tonight: Story = {
  name: 'Entrada hoy, sin devolución',
  tags: ['P-10'],
  globals: { viewport: { value: 'phone' } },
  args: { stay: { entry: today, departure: addDays(today, 1) } },
  play: async () => {
    const note = await screen.findByText('Su entrada es hoy.')
    await expect(note).toBeVisible()
    await expect(isUncovered(note)).toBe(true)
    await expect(screen.getByText(/Faltan menos de 7 días para la entrada/)).toBeVisible()
  },
}

/** Says until when this stay gives back how much. */
export const Refunds: Story = {
  name: 'Hasta cuándo se devuelve cuánto',
  tags: ['P-08'],
  args: { stay: { entry: addDays(today, 45), departure: addDays(today, 47) } },
  play: async () => {
    const day = (days: number) => formatDayOfMonth(addDays(today, 45 - days))
    await expect(await screen.findByText(`Hasta el ${day(14)} vuelven S/. 19.35 (80 %).`)).toBeVisible()
    await expect(screen.getByText(`Después, hasta el ${day(7)}, vuelven S/. 12.10 (50 %).`)).toBeVisible()
    await expect(screen.getByText(`Desde el ${day(6)}, o si no llega, no hay devolución.`)).toBeVisible()
  },
}

/** Says offline why nothing can be booked, with a retry. */
export const WithoutSignal: Story = {
  name: 'Sin señal',
  tags: ['B-01'],
  render: () => <NoSignal />,
  play: async () => {
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Sin señal no se puede reservar',
    )
    await expect(screen.getByText(/no se pierde/)).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Reintentar' })).toBeEnabled()
  },
}

/** Shows that the room is loading. */
export const Loading: Story = {
  name: 'Cargando',
  tags: ['W-05'],
  beforeEach: answering(() => 'silence'),
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent('Cargando la habitación')
    await expect(screen.getByText(/^De quien paga y se hospeda.* Todavía no se cobra nada\.$/)).toBeVisible()
  },
}

/** Shows a page for an unknown room, with a link to the search. */
export const RoomUnknown: Story = {
  name: 'Habitación que no existe',
  tags: ['B-02'],
  beforeEach: answering(() => refusal(404, 'room_not_found', ERROR_SENTENCES.room_not_found)),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'No encontramos esa habitación' })).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Volver a buscar' })).toBeVisible()
  },
}

/** Shows a page for dates that cannot be booked, with a link to the search. */
export const DatesReversed: Story = {
  name: 'Fechas que no se pueden reservar',
  tags: ['B-02'],
  args: { stay: { entry: addDays(today, 3), departure: addDays(today, 3) } },
  play: async () => {
    await expect(screen.getByRole('heading', { name: 'Esas fechas no se pueden reservar' })).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Volver a buscar' })).toHaveAttribute('href', '/rooms')
  },
}

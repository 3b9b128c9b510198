import type { Meta, StoryObj } from '@storybook/react-vite'
import { formatLongDate } from 'shared-ui/copy/format'
import { ERROR_SENTENCES } from 'shared-ui/copy/problems/problems'
import type { Guide } from 'shared-ui/guides/guide'
import { dayInLima } from 'shared-ui/rules/dates/calendar-date'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import { answering, refusal, type StoryResponse } from '../../../test/answering.ts'
import { inConsole } from '../../../test/in-console.tsx'
import { BlockingsScreen } from './BlockingsScreen.tsx'
import { RoomBlockings } from './RoomBlockings.tsx'

const guide: Guide = {
  purpose: 'Sacar de la venta noches de una habitación, o devolverlas, por mantenimiento o por uso propio.',
  notFor:
    'Para ver todas las habitaciones a la vez use «Tablero», que también bloquea. Una reserva nunca se hace bloqueando.',
  states: {
    'data-invalid': 'Se quiso guardar sin elegir noches.',
    'data-state':
      'Cómo está la noche: libre, elegida, bloqueada, reservada, en pago o pasada; lo dicen también trama y palabra.',
  },
  keyboard: {
    Flechas: 'Un día o una semana.',
    'Mayús + flechas': 'Agranda o achica lo elegido.',
    'Re Pág, Av Pág': 'Mes anterior y siguiente.',
    Escape: 'Quita lo elegido.',
  },
  practice: {
    good: {
      text: 'Marque el rango con dos toques o con Mayús y las flechas, y escriba el motivo: otra persona lo leerá.',
    },
    bad: { text: 'Bloquear noches para guardárselas a un amigo de la casa; eso es una reservación.' },
  },
}

const meta = {
  title: 'Consola/Bloquear y desbloquear',
  parameters: { guide, face: 'console-light' },
  component: BlockingsScreen,
  args: { action: 'block', roomId: 'r1', today: '2026-12-02', onDone: fn() },
  decorators: [inConsole],
} satisfies Meta<typeof BlockingsScreen>

export default meta
type Story = StoryObj<typeof meta>

const ROOM = {
  _id: 'r1',
  identifier: 'Molle',
  category: 'Doble',
  description: 'Dos camas.',
  pricePerNight: 220,
  capacity: 2,
  photo: null,
  version: 1,
  archivedAt: null,
}
const CALENDAR = {
  blockings: ['2026-12-05', '2026-12-06', '2026-12-20'].map((date) => ({ _id: `b-${date}`, date })),
  reservedNights: ['2026-12-10', '2026-12-11'],
  heldNights: ['2026-12-12'],
}

const respondingWith = (calendar: StoryResponse, change: StoryResponse = { body: { unchanged: [] } }) =>
  answering((request) => {
    if (request.method !== 'GET') return change
    return new URL(request.url).pathname.endsWith('/blocking') ? calendar : { body: { room: ROOM } }
  })
const full = respondingWith({ body: CALENDAR })

let reasons: string[] = []

const day = (name: RegExp) => screen.findByRole('button', { name })
const submit = (name = 'Bloquear') => screen.getByRole('button', { name })

export const Loading: Story = {
  name: 'Cargando',
  tags: ['A-09'],
  beforeEach: answering(() => 'silence'),
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent('Cargando Bloqueos')
  },
}

/** The page of a room begins with the current date in Lima. */
export const FromToday: Story = {
  name: 'Empieza en el día de hoy en Lima',
  tags: ['A-09'],
  render: ({ action, roomId }) => <RoomBlockings action={action} roomId={roomId} />,
  beforeEach: full,
  play: async () => {
    const today = new RegExp(formatLongDate(dayInLima(Date.now())), 'i')
    await expect(await day(today)).not.toHaveAttribute('aria-disabled', 'true')
  },
}

/** A server error replaces the spinner. */
export const Refused: Story = {
  name: 'Error del servidor con reintento',
  tags: ['W-05'],
  beforeEach: respondingWith(refusal(503, 'database_unavailable', ERROR_SENTENCES.database_unavailable)),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(ERROR_SENTENCES.database_unavailable)
  },
}

/** Says that no night is blocked and links to blocking. */
export const NothingBlocked: Story = {
  name: 'Ninguna noche bloqueada',
  tags: ['W-09'],
  args: { action: 'unblock' },
  beforeEach: respondingWith({ body: { blockings: [], reservedNights: [], heldNights: [] } }),
  play: async () => {
    await expect(await screen.findByText('No hay fechas bloqueadas')).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Bloquear fechas' })).toHaveAttribute(
      'href',
      '/room-block/r1',
    )
  },
}

/** Shows a month from Sunday to Saturday; taken and past nights cannot be selected and are labelled. */
export const Block: Story = {
  name: 'Bloquear: mes de domingo a sábado',
  tags: ['A-08'],
  beforeEach: full,
  play: async ({ args }) => {
    await day(/, 3 de diciembre/)
    const names = screen.getAllByRole('columnheader').map((head) => head.textContent?.toLowerCase())
    await expect(names).toEqual(['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'])
    for (const closed of [
      /, 1 de diciembre de 2026$/,
      /, 5 de diciembre.*, bloqueado$/i,
      /, 10 de diciembre.*, reservado$/i,
      /, 12 de diciembre.*, en pago$/i,
    ]) {
      await expect(await day(closed)).toHaveAttribute('aria-disabled', 'true')
      await fireEvent.click(await day(closed))
    }
    await expect(await day(/, 2 de diciembre.*, Hoy$/)).not.toHaveAttribute('aria-disabled')
    await expect(screen.getByText('Ningún día elegido')).toBeVisible()
    await expect(submit()).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(await day(/, 3 de diciembre/))
    await expect(await day(/, 3 de diciembre.*, seleccionado$/i)).toBeVisible()
    await userEvent.click(submit())
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce())
  },
}

/** A press on 'Bloquear' without a night says so at the calendar and focuses it. */
export const NothingSelected: Story = {
  name: 'Bloquear sin noches elegidas',
  tags: ['A-08'],
  beforeEach: full,
  play: async ({ args }) => {
    const today = await day(/, 2 de diciembre.*, Hoy$/)
    await userEvent.click(submit())
    await expect(today).toHaveFocus()
    await expect(screen.getByRole('group', { name: 'Calendario' })).toHaveAccessibleDescription(
      'Elija al menos un día.',
    )
    await expect(screen.getByText('Falta 1 dato.')).toBeVisible()
    await userEvent.click(today)
    await expect(screen.queryByText('Elija al menos un día.')).not.toBeInTheDocument()
    await expect(args.onDone).not.toHaveBeenCalled()
  },
}

/** Shift and drag select every free night of a range and announce it. */
export const Ranges: Story = {
  name: 'Rango con Mayús y con arrastre',
  tags: ['A-08'],
  beforeEach: full,
  play: async () => {
    const said = () => screen.getByText(/noches?:|Ningún día/)
    await userEvent.click(await day(/, 8 de diciembre/))
    const keyboard = userEvent.setup()
    await keyboard.keyboard('{Shift>}')
    await keyboard.click(await day(/, 14 de diciembre/))
    await keyboard.keyboard('{/Shift}')
    await expect(said()).toHaveTextContent(/4 noches: .*8 dic.* – .*9 dic.*; .*13 dic.* – .*14 dic/)
    await expect(said()).toHaveAttribute('role', 'status')

    await userEvent.click(screen.getByRole('button', { name: 'Quitar la selección' }))
    await fireEvent.pointerDown(await day(/, 21 de diciembre/), { buttons: 1 })
    await fireEvent.pointerOver(await day(/, 23 de diciembre/), { buttons: 1 })
    await waitFor(() => expect(said()).toHaveTextContent(/3 noches/))
    await fireEvent.pointerOver(await day(/, 22 de diciembre/), { buttons: 1 })
    await waitFor(() => expect(said()).toHaveTextContent(/2 noches/))
    await fireEvent.pointerOver(await day(/, 30 de diciembre/), { buttons: 0 })
    await expect(said()).toHaveTextContent(/2 noches/)
  },
}

/** Shift and arrows extend and shrink the selection past taken nights, Escape clears it, and the keys are listed. */
export const RangesByKeys: Story = {
  name: 'Rango con el teclado',
  tags: ['A-08', 'W-10'],
  beforeEach: full,
  play: async () => {
    const said = () => screen.getByText(/noches?:|Ningún día/)
    const eighth = await day(/, 8 de diciembre/)
    eighth.focus()
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}')
    await waitFor(async () => expect(await day(/, 13 de diciembre/)).toHaveFocus())
    await waitFor(() => expect(said()).toHaveTextContent(/3 noches: .*8 dic.* – .*9 dic.*; .*13 dic/))
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
    await waitFor(async () => expect(await day(/, 12 de diciembre/)).toHaveFocus())
    await waitFor(() => expect(said()).toHaveTextContent(/2 noches: .*8 dic.* – .*9 dic/))
    await userEvent.keyboard('{Escape}')
    await expect(said()).toHaveTextContent('Ningún día elegido')
    await userEvent.click(screen.getByText('Con el teclado'))
    await expect(screen.getByText('Mayús + flechas')).toBeVisible()
  },
}

/** Moves by month with buttons and PageDown, not before the current month. */
export const Months: Story = {
  name: 'Cambio de mes',
  tags: ['A-08'],
  beforeEach: full,
  play: async () => {
    await day(/, 3 de diciembre/)
    await expect(screen.getByRole('button', { name: 'Mes anterior' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Mes siguiente' }))
    const tenth = await day(/, 10 de enero de 2027/)
    tenth.focus()
    await userEvent.keyboard('{PageDown}')
    await waitFor(async () => expect(await day(/, 10 de febrero de 2027/)).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(async () => expect(await day(/, 11 de febrero de 2027/)).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(await day(/, 11 de febrero de 2027, seleccionado/i)).toBeVisible()
  },
}

/** Only blocked nights can be selected for unblocking. */
export const Unblock: Story = {
  name: 'Desbloquear: solo noches bloqueadas',
  tags: ['A-09'],
  args: { action: 'unblock' },
  beforeEach: full,
  play: async ({ args }) => {
    await expect(await day(/, 3 de diciembre/)).toHaveAttribute('aria-disabled', 'true')
    await expect(submit('Desbloquear')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(await day(/, 5 de diciembre.*, bloqueado$/i))
    await userEvent.click(submit('Desbloquear'))
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce())
  },
}

/** A night reserved meanwhile is named in an alert, and the others stay selected. */
export const TakenMeanwhile: Story = {
  name: 'Noche reservada entretanto',
  tags: ['E-02', 'case-10'],
  beforeEach: () => {
    let isSold = false
    return answering((request) => {
      if (request.method === 'POST') {
        isSold = true
        return {
          status: 409,
          body: {
            errorMessage: ERROR_SENTENCES.nights_not_free,
            errorCode: 'nights_not_free',
            fields: { 'blockings.1.date': 'Esa noche está reservada.' },
          },
        }
      }
      if (!new URL(request.url).pathname.endsWith('/blocking')) return { body: { room: ROOM } }
      const reservedNights = isSold ? ['2026-12-04'] : []
      return { body: { ...CALENDAR, reservedNights } }
    })()
  },
  play: async ({ args }) => {
    await userEvent.click(await day(/, 3 de diciembre/))
    await userEvent.click(await day(/, 4 de diciembre/))
    await userEvent.click(submit())
    const alert = await screen.findByRole('alert')
    await expect(alert).toHaveTextContent(ERROR_SENTENCES.nights_not_free)
    await expect(alert).toHaveTextContent(/4 dic\.? 2026: Esa noche está reservada\./)
    await expect(await day(/, 4 de diciembre.*, reservado$/i)).toHaveAttribute('aria-disabled', 'true')
    await expect(screen.getByText(/^1 noche: .*3 dic/)).toBeVisible()
    await expect(args.onDone).not.toHaveBeenCalled()
  },
}

/** Arrows reach every day of a month without selectable nights, with its state as label. */
export const NothingToChoose: Story = {
  name: 'Mes sin noches que elegir, con teclado',
  tags: ['W-10'],
  args: { action: 'unblock' },
  beforeEach: full,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Mes siguiente' }))
    const first = await day(/, 1 de enero de 2027/)
    await expect(first).toHaveAttribute('tabindex', '0')
    first.focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(async () => expect(await day(/, 2 de enero de 2027/)).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(screen.getByText('Ningún día elegido')).toBeVisible()
  },
}

/** A tap, as browsers report it: the pointer is over the night with a button pressed before it goes down. */
async function tap(night: HTMLElement) {
  const touch = { pointerType: 'touch', isPrimary: true, button: 0, buttons: 1 }
  await fireEvent.pointerOver(night, touch)
  await fireEvent.pointerDown(night, touch)
  await fireEvent.pointerUp(night, { ...touch, buttons: 0 })
  await fireEvent.click(night)
}

/** Taps select the tapped nights only, not those between them. */
export const Tapped: Story = {
  name: 'Elegir con el dedo',
  tags: ['A-08'],
  beforeEach: full,
  play: async () => {
    await tap(await day(/, 22 de diciembre/))
    await tap(await day(/, 26 de diciembre/))
    await expect(screen.getByText(/^2 noches: /)).toBeVisible()
    await expect((await day(/, 24 de diciembre/)).closest('td')).not.toHaveAttribute('aria-selected', 'true')
  },
}

/** Sends why the nights are blocked. */
export const WithReason: Story = {
  name: 'Con motivo',
  tags: ['D-11'],
  beforeEach: () => {
    reasons = []
    return answering((request) => {
      if (request.method === 'POST') {
        void request.json().then((body: { reason: string }) => reasons.push(body.reason))
        return { body: { unchanged: [] } }
      }
      return new URL(request.url).pathname.endsWith('/blocking')
        ? { body: CALENDAR }
        : { body: { room: ROOM } }
    })()
  },
  play: async ({ args }) => {
    await userEvent.click(await day(/, 3 de diciembre/))
    await userEvent.type(screen.getByLabelText('Motivo (opcional)'), 'Gotera')
    await userEvent.click(submit())
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce())
    await waitFor(() => expect(reasons).toEqual(['Gotera']))
  },
}

/** Names the night that somebody else blocked meanwhile. */
export const BlockedMeanwhile: Story = {
  name: 'Noche bloqueada por otra persona entretanto',
  tags: ['case-10'],
  beforeEach: () => {
    let isDone = false
    return answering((request) => {
      if (request.method === 'POST') {
        isDone = true
        return { body: { unchanged: ['2026-12-04'] } }
      }
      if (!new URL(request.url).pathname.endsWith('/blocking')) return { body: { room: ROOM } }
      const blocked = ['2026-12-03', '2026-12-04'].map((date) => ({ _id: `b-${date}`, date }))
      return { body: isDone ? { ...CALENDAR, blockings: blocked } : CALENDAR }
    })()
  },
  play: async ({ args }) => {
    await userEvent.click(await day(/, 3 de diciembre/))
    await userEvent.click(await day(/, 4 de diciembre/))
    await userEvent.click(submit())
    const said = await screen.findByText(/^1 noche bloqueada\. .* esta noche .*4 dic\.? 2026\.$/)
    await waitFor(() => expect(said.closest('[tabindex]')).toHaveFocus())
    await expect(screen.getByText('Ningún día elegido')).toBeVisible()
    await expect(screen.queryByText(/Ya no está/)).toBeNull()
    await expect(args.onDone).not.toHaveBeenCalled()
  },
}

/** Names the night that somebody else unblocked meanwhile, when no night is blocked any more. */
export const FreedMeanwhile: Story = {
  name: 'Noche desbloqueada por otra persona entretanto',
  tags: ['case-10'],
  args: { action: 'unblock' },
  beforeEach: () => {
    let isDone = false
    return answering((request) => {
      if (request.method === 'DELETE') {
        isDone = true
        return { body: { unchanged: ['2026-12-05'] } }
      }
      if (!new URL(request.url).pathname.endsWith('/blocking')) return { body: { room: ROOM } }
      return { body: isDone ? { ...CALENDAR, blockings: [] } : CALENDAR }
    })()
  },
  play: async () => {
    await userEvent.click(await day(/, 5 de diciembre/))
    await userEvent.click(submit('Desbloquear'))
    await expect(await screen.findByText(/^Alguien ya había desbloqueado esta noche .*5 dic/)).toBeVisible()
    await expect(screen.getByText('No hay fechas bloqueadas')).toBeVisible()
  },
}

/** Names a night that was taken during selection, and keeps the others selected. */
export const LostMeanwhile: Story = {
  name: 'Noche perdida mientras se elegía',
  tags: ['case-10'],
  beforeEach: () => {
    let requests = 0
    return answering((request) => {
      if (!new URL(request.url).pathname.endsWith('/blocking')) return { body: { room: ROOM } }
      requests += 1
      return { body: requests > 1 ? { ...CALENDAR, reservedNights: ['2026-12-04'] } : CALENDAR }
    })()
  },
  play: async () => {
    await userEvent.click(await day(/, 3 de diciembre/))
    await userEvent.click(await day(/, 4 de diciembre/))
    // Returning to the window refetches the calendar.
    await fireEvent(window, new Event('visibilitychange'))
    await expect(await screen.findByText(/^Ya no está libre, .*4 dic\.? 2026\.$/)).toBeVisible()
    await expect(screen.getByText(/^1 noche: .*3 dic/)).toBeVisible()
    await userEvent.click(await day(/, 7 de diciembre/))
    await expect(screen.queryByText(/Ya no está libre/)).toBeNull()
  },
}

/** Tema oscuro. */
export const Dark: Story = {
  name: 'Tema oscuro',
  beforeEach: full,
  parameters: { face: 'console-dark' },
}

/** Day names are not broken on a phone, even beside a scroll bar. */
export const Phone: Story = {
  name: 'En teléfono, nombres de los días enteros',
  tags: ['A-08'],
  // Narrower than a 360-pixel screen minus its margins and a scroll bar of 15 pixels.
  decorators: [(Story) => <div style={{ width: 300 }}>{Story()}</div>],
  beforeEach: full,
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const wednesday = await screen.findByRole('columnheader', { name: 'miércoles' })
    const { lineHeight } = getComputedStyle(wednesday)
    await expect(wednesday.offsetHeight).toBeLessThan(2 * Number.parseFloat(lineHeight))
  },
}

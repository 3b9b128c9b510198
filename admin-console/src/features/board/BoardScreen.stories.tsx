import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { ERROR_SENTENCES } from 'shared-ui/copy/problems/problems'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { answering, refusal, unavailable } from '../../../test/answering.ts'
import { inConsole } from '../../../test/in-console.tsx'
import { sampleBoard } from '../../../test/samples/sample-board.ts'
import { emptyBoard, fullHouse, lodgeBoard } from '../../../test/samples/sample-lodge.ts'
import { BoardScreen, type BoardScreenProps } from './BoardScreen.tsx'

const guide: Guide = {
  purpose: 'Todas las habitaciones por días: qué está libre, quién llega, quién está y qué se puede vender.',
  notFor: 'Para atender a quien llega hoy use «Hoy». Para buscar por nombre use «Reservaciones».',
  states: {
    'data-night': 'El día de una celda, o la primera noche de una barra.',
    'data-scroller, data-track, data-row':
      'El marco que se desplaza, las noches de una fila y su orden: con ellos se ubica el puntero al arrastrar.',
    'data-none': 'Ese día no queda ninguna habitación libre.',
    'data-look':
      'Qué ocupa la noche: reservación, pago pendiente, en casa, ido, ausente, bloqueo o noche en pago.',
    'data-owes': 'La reservación tiene saldo.',
    'data-moves-on, data-moved-in': 'El huésped cambió de habitación: sigue en otra, o viene de otra.',
    'data-began-before, data-goes-on': 'La barra empieza antes o sigue después de lo que se ve.',
    'data-today, data-weekend, data-past': 'La columna del día.',
    'data-density': 'Ancha, o angosta para un trimestre.',
    'data-open': 'La noche se puede elegir.',
  },
  keyboard: {
    Flechas: 'Noche o habitación vecina, también más allá del borde.',
    'Mayús + flechas': 'Elige noches.',
    Enter: 'Abre lo que ocupa la noche, o las acciones de lo elegido.',
    'Re Pág, Av Pág': 'Mes anterior y siguiente.',
    Escape: 'Deja lo elegido.',
  },
  practice: {
    good: {
      text: 'Arrastre sobre las noches de una fila para reservar o bloquear: el menú aparece en la última noche.',
    },
    bad: {
      text: 'Agregar a cada barra el nombre, el saldo y el canal: con tantos días a la vista no se lee ninguno.',
    },
  },
}

const meta = {
  title: 'Consola/Tablero',
  parameters: { guide, face: 'console-light' },
  component: BoardScreen,
  args: {
    asked: { span: { from: '2026-12-01', length: 'month' }, day: '2026-12-02', problem: null, persons: 0 },
    today: '2026-12-02',
    onSpanChange: fn(),
    onPersonsChange: fn(),
    onMove: fn(),
    onOpen: fn(),
  },
  decorators: [inConsole],
} satisfies Meta<typeof BoardScreen>

export default meta
type Story = StoryObj<typeof meta>

const requestedFor = (request: Request) => {
  const parameters = new URL(request.url).searchParams
  return { from: parameters.get('from') ?? '', to: parameters.get('to') ?? '' }
}
const full = answering((request) => ({ body: lodgeBoard(requestedFor(request)) }))

const grid = () => screen.findByRole('grid', { name: 'Tablero' })
/** A cell by its label; a query by role and name would take seconds with thousands of cells. */
const night = async (label: string) => within(await grid()).findByLabelText(label)
const bar = async (label: RegExp) => within(await grid()).findByLabelText(label)
const menu = () => within(screen.getByRole('dialog', { name: 'Noches elegidas' }))
const noMenu = () => expect(screen.queryByRole('dialog', { name: 'Noches elegidas' })).toBeNull()

/** The horizontal middle of a cell, for pointer events. */
const middleOf = (cell: HTMLElement) => {
  const { left, width } = cell.getBoundingClientRect()
  return { clientX: left + width / 2 }
}
const MOUSE = { button: 0, pointerType: 'mouse' }

async function drag(from: HTMLElement, to: HTMLElement) {
  await fireEvent.pointerDown(from, { ...MOUSE, ...middleOf(from) })
  await fireEvent.pointerMove(to, { ...MOUSE, ...middleOf(to) })
  await fireEvent.pointerUp(to, { ...MOUSE, ...middleOf(to) })
}

/** Shows 'Cargando Tablero' while loading. */
export const Loading: Story = {
  name: 'Cargando',
  tags: ['W-05'],
  beforeEach: answering(() => 'silence'),
  play: async () => {
    await expect(await screen.findByText('Cargando Tablero')).toBeVisible()
  },
}

/** Replaces the spinner with the error of the server and a retry button. */
export const Refused: Story = {
  name: 'Error del servidor con reintento',
  tags: ['W-05'],
  ...unavailable,
}

/** Reports that there are no rooms, with a link to add one. */
export const Empty: Story = {
  name: 'Sin habitaciones',
  tags: ['W-09'],
  beforeEach: answering((request) => ({ body: emptyBoard(requestedFor(request)) })),
  play: async () => {
    await expect(await screen.findByText('No hay habitaciones')).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Agregar habitación' })).toHaveAttribute(
      'href',
      '/create-room',
    )
  },
}

/** Reports a date that does not exist, and shows the board. */
export const WrongDate: Story = {
  name: 'Fecha que no existe en la dirección',
  tags: ['V-09'],
  args: {
    asked: { span: { from: '2026-12-01', length: 'month' }, day: '2026-12-02', problem: 'none', persons: 0 },
  },
  beforeEach: full,
  play: async () => {
    await expect(screen.getByText(/no lleva una fecha que exista/)).toBeVisible()
    await expect(await grid()).toBeVisible()
  },
}

/** Reports a date out of range, as opposed to one that does not exist. */
export const FarDate: Story = {
  name: 'Fecha fuera del plazo en la dirección',
  tags: ['V-09'],
  args: {
    asked: {
      span: { from: '2026-12-01', length: 'month' },
      day: '2026-12-02',
      problem: 'outOfReach',
      persons: 0,
    },
  },
  beforeEach: full,
  play: async () => {
    await expect(screen.getByText(/^El tablero va del año 2000 al 2100/)).toBeVisible()
    await expect(await grid()).toBeVisible()
  },
}

/** Shows rooms by days with reservations, blockings and holds, each labelled in words. */
export const Full: Story = {
  name: 'Con reservaciones, bloqueos y noches en pago',
  tags: ['A-05', 'A-08', 'B-08'],
  beforeEach: full,
  play: async ({ args }) => {
    const board = within(await grid())
    await expect(board.getAllByRole('rowheader').map((head) => head.textContent)).toContain('MolleDoble')
    await expect(
      board.getByRole('columnheader', { name: /^miércoles, 2 de diciembre de 2026, \d libres?, Hoy$/ }),
    ).toBeVisible()
    await userEvent.click(
      await bar(/^Habitación Molle, 5 de diciembre: reservada, Quispe Mamani, sale el 8 de diciembre, canal/),
    )
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ kind: 'reservation' }))
    await userEvent.click(
      await bar(/^Habitación Retama, 8 de diciembre: bloqueada hasta la noche del 11 de diciembre$/),
    )
    await expect(await screen.findByRole('dialog', { name: 'Habitación Retama: bloqueada' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(await night('Habitación Molle, 1 de diciembre: libre, ya pasó')).toBeVisible()
    await expect(await night('Habitación Molle, 3 de diciembre: libre')).toBeVisible()
    // Browsers print backgrounds only where the style requires it.
    const legend = screen.getByRole('list', { name: 'Qué significa cada marca' })
    for (const marked of [board.getByText('Hoy'), within(legend).getByText('Bloqueada')]) {
      await expect(getComputedStyle(marked).printColorAdjust).toBe('exact')
    }
  },
}

/** Tells guests to come, in house, gone and absent apart in words and by a sign. */
export const Stays: Story = {
  name: 'Huéspedes por llegar, en casa, idos y ausentes',
  tags: ['D-02'],
  beforeEach: answering((request) => ({
    body: sampleBoard(requestedFor(request), [
      { room: 'Lúcuma', inDate: '2026-12-01', outDate: '2026-12-05', stay: 'in_house' },
      { room: 'Molle', inDate: '2026-12-01', outDate: '2026-12-03', stay: 'left', surnames: 'Becker' },
      { room: 'Queñua', inDate: '2026-12-01', outDate: '2026-12-04', stay: 'no_show', surnames: 'Sørensen' },
      { room: 'Retama', inDate: '2026-12-04', outDate: '2026-12-06' },
    ]),
  })),
  play: async () => {
    for (const [label, sign] of [
      [/^Habitación Lúcuma, .* reservada, Quispe Mamani, .*, en casa, canal WEB$/, '⌂'],
      [/^Habitación Molle, .* reservada, Becker, .*, salió, canal WEB$/, '✓'],
      [/^Habitación Queñua, .* reservada, Sørensen, .*, no se presentó, canal WEB$/, '✕'],
      [/^Habitación Retama, .* reservada, Quispe Mamani, sale el 7 de diciembre, canal WEB$/, 'none'],
    ] as const) {
      await expect(getComputedStyle(await bar(label), '::before').content).toContain(sign)
    }
    const legend = within(screen.getByRole('list', { name: 'Qué significa cada marca' }))
    for (const word of ['Por llegar', 'En casa', 'Salió', 'No se presentó']) {
      await expect(legend.getByText(word)).toBeVisible()
    }
  },
}

/** Dragging over free nights offers to reserve them, and stops at an occupied one. */
export const Drag: Story = {
  name: 'Elegir noches con arrastre',
  tags: ['A-08', 'A-11'],
  beforeEach: full,
  play: async () => {
    await drag(
      await night('Habitación Molle, 9 de diciembre: libre'),
      await night('Habitación Molle, 12 de diciembre: libre'),
    )
    await expect(menu().getByText(/4 noches, entra el 9 de diciembre, sale el 13 de diciembre/)).toBeVisible()
    await expect(menu().getByRole('link', { name: 'Reservar' })).toHaveAttribute(
      'href',
      '/create-reservation/Molle/2026-12-09/2026-12-13',
    )
    // Starts before the stay of the 5th and drags over the row of another room.
    await drag(
      await night('Habitación Molle, 4 de diciembre: libre'),
      await night('Habitación Retama, 12 de diciembre: libre'),
    )
    await expect(menu().getByText(/1 noche, entra el 4 de diciembre/)).toBeVisible()
    await expect(await night('Habitación Molle, 4 de diciembre: elegida')).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await userEvent.keyboard('{Escape}')
    await noMenu()
  },
}

/** The selected cells, in order. */
const selectedCells = async () => (await grid()).querySelectorAll('[aria-selected="true"]')
/** The scroller and the viewport pixels between which nights are visible. */
const visibleRangeOf = (board: HTMLElement) => {
  const scroller = board.closest('[data-scroller]')
  if (!scroller) throw new Error('The board has no scroller')
  const { left } = scroller.getBoundingClientRect()
  const name = within(board).getByRole('rowheader', { name: /Molle/ }).getBoundingClientRect()
  return { scroller, from: name.right, to: left + scroller.clientWidth }
}

/** A drag held beyond an edge scrolls the board, selects only visible nights, and is cancelled by Escape. */
export const DragBeyondSight: Story = {
  name: 'El arrastre en el borde desplaza el tablero',
  tags: ['A-08'],
  // The screen still changes when the story ends, so it has no reference picture.
  parameters: { picture: false },
  // The night of the 15th is the last visible one.
  decorators: [(Story) => <div style={{ width: 860 }}>{Story()}</div>],
  beforeEach: full,
  play: async () => {
    const board = await grid()
    const { scroller, from, to } = visibleRangeOf(board)
    const press = async (cell: HTMLElement) => fireEvent.pointerDown(cell, { ...MOUSE, ...middleOf(cell) })
    const moveTo = async (clientX: number) => fireEvent.pointerMove(window, { ...MOUSE, clientX })
    const lastLeft = async () => [...(await selectedCells())].at(-1)?.getBoundingClientRect().left
    const firstRight = async () => (await selectedCells())[0]?.getBoundingClientRect().right

    // Over a visible night nothing scrolls. Beyond the edge the selection grows with the scroll, up to the stay of the 18th.
    await press(await night('Habitación Colibrí, 5 de diciembre: libre'))
    await moveTo(9000)
    await expect(await lastLeft()).toBeLessThan(to)
    await expect((await selectedCells()).length).toBeGreaterThan(9)
    await waitFor(() => night('Habitación Colibrí, 17 de diciembre: elegida'))
    await expect(scroller.scrollLeft).toBeGreaterThan(0)
    await expect(await lastLeft()).toBeLessThan(to)
    await fireEvent.pointerUp(window)
    await expect(menu().getByText(/13 noches, entra el 5 de diciembre/)).toBeVisible()
    await expect(await lastLeft()).toBeLessThan(to)

    await press(await night('Habitación Cantuta, 9 de diciembre: libre'))
    await moveTo(-900)
    await expect(await firstRight()).toBeGreaterThan(from)
    await waitFor(() => night('Habitación Cantuta, 2 de diciembre: elegida'))
    await expect(await firstRight()).toBeGreaterThan(from)
    await userEvent.keyboard('{Escape}')
    await fireEvent.pointerUp(window)
    await noMenu()
    await expect(await selectedCells()).toHaveLength(0)
  },
}

/** Past nights cannot be selected. */
export const Past: Story = {
  name: 'Noches pasadas, no se eligen',
  tags: ['V-09'],
  beforeEach: full,
  play: async () => {
    const past = await night('Habitación Molle, 1 de diciembre: libre, ya pasó')
    await drag(past, await night('Habitación Molle, 3 de diciembre: libre'))
    await noMenu()
    await drag(await night('Habitación Molle, 3 de diciembre: libre'), past)
    await expect(menu().getByText(/2 noches, entra el 2 de diciembre/)).toBeVisible()
  },
}

/** Two taps select nights on a touch screen. */
export const Taps: Story = {
  name: 'Elegir noches con dos toques',
  tags: ['A-08'],
  beforeEach: full,
  play: async () => {
    const tap = async (cell: HTMLElement) => {
      await fireEvent.pointerDown(cell, { pointerType: 'touch', button: 0 })
      await fireEvent(
        cell,
        new PointerEvent('click', { bubbles: true, cancelable: true, pointerType: 'touch' }),
      )
    }
    await tap(await night('Habitación Molle, 12 de diciembre: libre'))
    await expect(menu().getByText(/1 noche, entra el 12/)).toBeVisible()
    await tap(await night('Habitación Molle, 10 de diciembre: libre'))
    await expect(menu().getByText(/3 noches, entra el 10/)).toBeVisible()
    await tap(await night('Habitación Molle, 9 de diciembre: libre'))
    await expect(menu().getByText(/1 noche, entra el 9/)).toBeVisible()
  },
}

/** Keyboard control: arrows, Home and End, Shift to select, Enter to act, Escape to leave. */
export const Keys: Story = {
  name: 'Elegir noches con el teclado',
  tags: ['W-10'],
  beforeEach: full,
  play: async ({ args }) => {
    const today = await night('Habitación Cantuta, 2 de diciembre: libre')
    await expect(today).toHaveAttribute('tabindex', '0')
    today.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await expect(await night('Habitación Colibrí, 3 de diciembre: libre')).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(await night('Habitación Colibrí, 31 de diciembre: libre')).toHaveFocus()
    await userEvent.keyboard('{Control>}{Home}{/Control}')
    await expect(await bar(/^Habitación Cantuta, 28 de noviembre: reservada/)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ kind: 'reservation' }))

    today.focus()
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}')
    const status = screen.getByText(/Habitación Cantuta: 3 noches, .* Entrar lleva/)
    await expect(status).toHaveAttribute('role', 'status')
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
    await expect(menu().getByText(/2 noches/)).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(menu().getByRole('link', { name: 'Reservar' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await noMenu()
    await waitFor(async () => expect(await night('Habitación Cantuta, 3 de diciembre: libre')).toHaveFocus())
  },
}

/** PageDown and PageUp move by a month; links carry the visible period. */
export const Months: Story = {
  name: 'Cambio de mes con el teclado',
  tags: ['W-10'],
  beforeEach: full,
  play: async ({ args }) => {
    const today = await night('Habitación Cantuta, 2 de diciembre: libre')
    today.focus()
    await userEvent.keyboard('{PageDown}')
    await expect(args.onSpanChange).toHaveBeenLastCalledWith({ from: '2027-01-01', length: 'month' })
    await userEvent.keyboard('{PageUp}')
    await expect(args.onSpanChange).toHaveBeenLastCalledWith({ from: '2026-11-01', length: 'month' })
    await expect(screen.getByRole('link', { name: 'Mes siguiente' })).toHaveAttribute(
      'href',
      '/board?from=2027-01-01&span=month',
    )
    await expect(screen.getByRole('link', { name: 'Trimestre' })).toHaveAttribute(
      'href',
      '/board?from=2026-12-01&span=quarter',
    )
    const day = screen.getByLabelText('Ir al día')
    await fireEvent.change(day, { target: { value: '0202-02-01' } })
    await expect(args.onSpanChange).toHaveBeenCalledTimes(2)
    await fireEvent.change(day, { target: { value: '2027-02-01' } })
    await expect(args.onSpanChange).toHaveBeenLastCalledWith({ from: '2027-02-01', length: 'month' })
  },
}

/** The board with its span in state, as its route keeps it in the address. */
function MovingBoard(props: BoardScreenProps) {
  const [span, setSpan] = useState(props.asked.span)
  const change: BoardScreenProps['onSpanChange'] = (next) => {
    props.onSpanChange(next)
    setSpan(next)
  }
  return <BoardScreen {...props} asked={{ ...props.asked, span }} onSpanChange={change} />
}

/** Arrow keys move beyond the visible days in the same room, and extend a selection over the edge. */
export const BeyondTheEdge: Story = {
  name: 'Flechas más allá del borde',
  tags: ['W-10', 'A-08'],
  render: (args) => <MovingBoard {...args} />,
  beforeEach: full,
  play: async ({ args }) => {
    const cantuta = (day: string) => night(`Habitación Cantuta, ${day}`)
    const last = await cantuta('31 de diciembre: libre')
    last.focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(async () => expect(await cantuta('1 de enero: libre')).toHaveFocus())
    await expect(args.onSpanChange).toHaveBeenLastCalledWith({ from: '2027-01-01', length: 'month' })
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(async () => expect(await cantuta('31 de diciembre: libre')).toHaveFocus())

    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}{Home}{End}')
    await expect(menu().getByText(/2 noches, entra el 30 de diciembre/)).toBeVisible()
    await userEvent.keyboard('{Escape}{Shift>}{ArrowRight}{/Shift}')
    await waitFor(async () => expect(await cantuta('1 de enero: elegida')).toHaveFocus())
    await expect(args.onSpanChange).toHaveBeenLastCalledWith({ from: '2026-12-31', length: 'month' })
    await expect(menu().getByText(/2 noches, entra el 31 de diciembre, sale el 2 de enero/)).toBeVisible()
  },
}

/** The nights that the last request unblocked. */
let removed: string[] = []

/** Blocks the selected nights after confirmation, and names one blocked meanwhile. */
export const Blocking: Story = {
  name: 'Bloquear las noches elegidas',
  tags: ['A-08', 'W-08', 'case-10'],
  beforeEach: () => {
    let blocked: string[] = []
    return answering((request) => {
      if (request.method === 'POST') {
        blocked = ['2026-12-09', '2026-12-10']
        return { body: { unchanged: ['2026-12-10'] } }
      }
      const board = lodgeBoard(requestedFor(request))
      const [inDate, outDate] = blocked
      if (inDate === undefined || outDate === undefined) return { body: board }
      const blocking = { _id: 'new', room: 'Molle', inDate, outDate, by: 'recepcion', reason: '' }
      return { body: { ...board, blockings: [...board.blockings, blocking] } }
    })()
  },
  play: async () => {
    const first = await night('Habitación Molle, 9 de diciembre: libre')
    await drag(first, await night('Habitación Molle, 10 de diciembre: libre'))
    await userEvent.click(menu().getByRole('button', { name: 'Bloquear' }))
    const dialog = within(screen.getByRole('alertdialog', { name: 'Bloquear Habitación Molle' }))
    await expect(dialog.getByText(/^2 noches dejan de ofrecerse/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'No' })).toHaveFocus()
    await userEvent.click(dialog.getByRole('button', { name: 'Sí' }))
    const made = await bar(/^Habitación Molle, 9 de diciembre: bloqueada hasta la noche del 10 de diciembre$/)
    await waitFor(() => expect(made).toHaveFocus())
    const status = screen.getByText(
      /^Habitación Molle: 1 noche bloqueada\. .* esta noche .*10 dic\.? 2026\.$/,
    )
    await expect(status).toHaveAttribute('role', 'status')
    await noMenu()
  },
}

/** A blocked bar says who blocked it and why, and unblocks its nights. */
export const Unblocking: Story = {
  name: 'Desbloquear desde la barra',
  tags: ['D-11'],
  beforeEach: () => {
    let isBlocked = true
    const blocking = {
      _id: 'b9',
      room: 'Molle',
      inDate: '2026-12-09',
      outDate: '2026-12-10',
      by: 'recepcion',
      reason: 'Gotera en el baño',
    }
    removed = []
    return answering((request) => {
      if (request.method === 'DELETE') {
        isBlocked = false
        void request.json().then((body: { blockings: { date: string }[] }) => {
          removed = body.blockings.map(({ date }) => date)
        })
        return { body: { unchanged: [] } }
      }
      if (new URL(request.url).pathname.endsWith('/blocking')) {
        const dates = ['2026-12-09', '2026-12-10', '2026-12-20']
        const blockings = dates.map((date) => ({ _id: date, date }))
        return { body: { blockings, reservedNights: [], heldNights: [] } }
      }
      const board = lodgeBoard(requestedFor(request))
      return { body: isBlocked ? { ...board, blockings: [...board.blockings, blocking] } : board }
    })()
  },
  play: async () => {
    await userEvent.click(
      await bar(/^Habitación Molle, 9 de diciembre: bloqueada .*, motivo: Gotera en el baño$/),
    )
    const dialog = within(await screen.findByRole('dialog', { name: 'Habitación Molle: bloqueada' }))
    await expect(dialog.getByText('Motivo: Gotera en el baño')).toBeVisible()
    await expect(dialog.getByText('La bloqueó recepcion.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Desbloquear' }))
    await expect(await night('Habitación Molle, 9 de diciembre: libre')).toBeVisible()
    await expect(screen.getByText('Habitación Molle: desbloqueada.')).toHaveAttribute('role', 'status')
    await expect(removed).toEqual(['2026-12-09', '2026-12-10'])
  },
}

/** The menu of a bar leads to the reservation and to its change, by keyboard and long press. */
export const BarMenuByKey: Story = {
  name: 'Acciones de una barra',
  tags: ['D-11'],
  beforeEach: full,
  play: async ({ args }) => {
    const quispe = await bar(/^Habitación Molle, .*reservada, Quispe/)
    await fireEvent.contextMenu(quispe)
    const menuOf = within(await screen.findByRole('dialog', { name: /^Reservación de Quispe/ }))
    await expect(menuOf.getByRole('link', { name: 'Cambiar habitación o fechas' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/change-reservation\//),
    )
    await userEvent.click(menuOf.getByRole('button', { name: 'Cerrar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await fireEvent.pointerDown(quispe, { pointerType: 'touch', isPrimary: true, button: 0, buttons: 1 })
    await screen.findByRole('dialog', { name: /^Reservación de Quispe/ })
    await fireEvent.pointerUp(quispe, { pointerType: 'touch' })
    await expect(args.onOpen).not.toHaveBeenCalled()
  },
}

const centre = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { clientX: left + width / 2, clientY: top + height / 2 }
}

/** A bar that is dragged to another room and other nights asks for the price of its new place. */
export const MovingBar: Story = {
  name: 'Arrastrar una barra',
  tags: ['D-11'],
  beforeEach: full,
  play: async ({ args }) => {
    const quispe = await bar(/^Habitación Molle, .*reservada, Quispe/)
    const target = await night('Habitación Helecho, 12 de diciembre: libre')
    await fireEvent.pointerDown(quispe, { ...centre(quispe), button: 0, buttons: 1 })
    await fireEvent.pointerMove(target, { ...centre(target), buttons: 1 })
    await expect(screen.getByText(/^Habitación Helecho, entra el .*Suelte para ver el precio/)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await fireEvent.pointerUp(target, centre(target))
    await expect(args.onMove).not.toHaveBeenCalled()
    await fireEvent.pointerDown(quispe, { ...centre(quispe), button: 0, buttons: 1 })
    await fireEvent.pointerMove(target, { ...centre(target), buttons: 1 })
    await fireEvent.pointerUp(target, centre(target))
    await expect(args.onMove).toHaveBeenCalledOnce()
    await expect(args.onMove).toHaveBeenCalledWith(expect.objectContaining({ roomID: 'Helecho' }))
    await expect(args.onOpen).not.toHaveBeenCalled()
  },
}

/** Counts the free rooms of each day, and names those of the next weekend, by persons. */
export const FreeAtAGlance: Story = {
  name: 'Libres por día y el fin de semana',
  tags: ['D-11'],
  beforeEach: full,
  play: async ({ args }) => {
    await expect(
      await screen.findByRole('columnheader', { name: /^sábado, 5 de diciembre de 2026, \d libres?$/ }),
    ).toBeVisible()
    await expect(screen.getByText(/^Fin de semana, desde el 4 de diciembre: \d libres?$/)).toBeVisible()
    const [free] = screen.getAllByRole('link', { name: /: reservar para el fin de semana, 2 noches$/ })
    await expect(free).toHaveAttribute('href', expect.stringMatching(/\/2026-12-04\/2026-12-06$/))
    await userEvent.selectOptions(screen.getByLabelText('Personas'), 'Para 3 personas o más')
    await expect(screen.queryByRole('option', { name: 'Para 5 personas o más' })).not.toBeInTheDocument()
    await expect(args.onPersonsChange).toHaveBeenCalledWith(3)
  },
}

/** Reports a night taken meanwhile in the dialog, and retains the selection. */
export const BlockingRefused: Story = {
  name: 'Bloqueo rechazado, la elección queda',
  tags: ['case-10', 'E-03'],
  beforeEach: answering((request) =>
    request.method === 'POST'
      ? refusal(409, 'nights_not_free', ERROR_SENTENCES.nights_not_free)
      : { body: lodgeBoard(requestedFor(request)) },
  ),
  play: async () => {
    const first = await night('Habitación Molle, 9 de diciembre: libre')
    await drag(first, await night('Habitación Molle, 10 de diciembre: libre'))
    await userEvent.click(menu().getByRole('button', { name: 'Bloquear' }))
    const dialog = within(screen.getByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Sí' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent(ERROR_SENTENCES.nights_not_free)
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Sí' })).toBeEnabled())
    await userEvent.click(dialog.getByRole('button', { name: 'No' }))
    await expect(menu().getByText(/2 noches/)).toBeVisible()
  },
}

/** Nights beyond the longest stay can be blocked but not reserved. */
export const TooLong: Story = {
  name: 'Más noches que una estadía: solo bloquear',
  tags: ['V-09'],
  args: {
    asked: { span: { from: '2026-12-01', length: 'quarter' }, day: '2026-12-02', problem: null, persons: 0 },
  },
  beforeEach: answering((request) => {
    const none = emptyBoard(requestedFor(request))
    return { body: { ...none, rooms: lodgeBoard(none).rooms.slice(-2) } }
  }),
  play: async () => {
    await drag(
      await night('Habitación Molle, 3 de diciembre: libre'),
      await night('Habitación Molle, 10 de enero: libre'),
    )
    await expect(menu().getByText('La estadía puede ser de hasta 30 noches.')).toBeVisible()
    await expect(menu().queryByRole('link', { name: 'Reservar' })).toBeNull()
    await expect(menu().getByRole('button', { name: 'Bloquear' })).toBeEnabled()
  },
}

/** Shows a quarter with nearly all nights occupied. */
export const Quarter: Story = {
  name: 'Trimestre casi lleno',
  tags: ['A-10'],
  args: {
    asked: { span: { from: '2026-12-01', length: 'quarter' }, day: '2026-12-02', problem: null, persons: 0 },
  },
  beforeEach: answering((request) => ({ body: fullHouse(requestedFor(request)) })),
  play: async () => {
    const board = await grid()
    await expect(board).toHaveAttribute('aria-rowcount', '3')
    await expect(board).toHaveAttribute('aria-colcount', '91')
    await expect(within(board).getByText('Habitación 2')).toBeInTheDocument()
  },
}

/** Renders the rows of a large lodge in steps, in the space that all of them take from the beginning. */
export const ManyRooms: Story = {
  name: 'Veinte habitaciones',
  tags: ['A-10'],
  beforeEach: answering((request) => {
    const none = emptyBoard(requestedFor(request))
    const [room] = lodgeBoard(none).rooms
    const rooms = Array.from({ length: 20 }, (_, index) => ({
      ...room,
      _id: `r${index}`,
      identifier: `Habitación ${index + 1}`,
    }))
    return { body: { ...none, rooms } }
  }),
  play: async () => {
    const board = await grid()
    const height = board.getBoundingClientRect().height
    await expect(await within(board).findByText('Habitación 20')).toBeInTheDocument()
    await expect(board.getBoundingClientRect().height).toBe(height)
  },
}

export const Dark: Story = {
  name: 'Con datos, tema oscuro',
  beforeEach: full,
  parameters: { face: 'console-dark' },
  play: async () => {
    await drag(
      await night('Habitación Molle, 9 de diciembre: libre'),
      await night('Habitación Molle, 12 de diciembre: libre'),
    )
    await expect(menu().getByRole('link', { name: 'Reservar' })).toBeVisible()
  },
}

/** Lists one day on a phone: arrivals, staying guests, departures, free and blocked rooms. */
export const Phone: Story = {
  name: 'Un día en teléfono',
  tags: ['A-05'],
  beforeEach: full,
  globals: { viewport: { value: 'phone' } },
  args: {
    asked: { span: { from: '2026-12-08', length: 'month' }, day: '2026-12-08', problem: null, persons: 0 },
  },
  play: async () => {
    const list = async (name: string) => within(await screen.findByRole('region', { name }))
    await expect((await list('Llegan (1)')).getByRole('link')).toHaveTextContent('Sørensen')
    await expect((await list('Salen (1)')).getByRole('link')).toHaveTextContent('Quispe Mamani')
    await expect((await list('Bloqueadas (1)')).getByRole('link')).toHaveAccessibleName(
      'Desbloquear Habitación Retama',
    )
    const free = await list('Libres esta noche (4)')
    await expect(free.getByRole('link', { name: 'Reservar Habitación Molle' })).toHaveAttribute(
      'href',
      '/create-reservation/Molle/2026-12-08/2026-12-09',
    )
    await expect(screen.getByRole('link', { name: 'Día siguiente' })).toHaveAttribute(
      'href',
      '/board?from=2026-12-09&span=month',
    )
  },
}

/** Says on a phone who is in house, left or did not come, and why a room is blocked. */
export const PhoneMarked: Story = {
  name: 'Llegadas y salidas anotadas, en teléfono',
  tags: ['D-02', 'D-11'],
  beforeEach: answering((request) => ({
    body: sampleBoard(
      requestedFor(request),
      [
        { room: 'Molle', inDate: '2026-12-08', outDate: '2026-12-09', surnames: 'Becker', stay: 'in_house' },
        { room: 'Retama', inDate: '2026-12-06', outDate: '2026-12-07', surnames: 'Rojas', stay: 'no_show' },
        { room: 'Cantuta', inDate: '2026-12-07', outDate: '2026-12-07', surnames: 'Paredes', stay: 'left' },
      ],
      {
        blockings: [
          {
            _id: 'b',
            room: 'Retama',
            inDate: '2026-12-08',
            outDate: '2026-12-09',
            by: 'ana',
            reason: 'Pintura',
          },
        ],
      },
    ),
  })),
  globals: { viewport: { value: 'phone' } },
  args: {
    asked: { span: { from: '2026-12-08', length: 'month' }, day: '2026-12-08', problem: null, persons: 0 },
  },
  play: async () => {
    const list = async (name: string) => within(await screen.findByRole('region', { name }))
    await expect((await list('Llegan (1)')).getByRole('listitem')).toHaveTextContent(/Becker.*En casa/)
    const [left, missed] = (await list('Salen (2)')).getAllByRole('listitem')
    await expect(missed).toHaveTextContent(/Paredes.*Salió|Rojas.*No se presentó/)
    await expect(left).toHaveTextContent(/Paredes.*Salió|Rojas.*No se presentó/)
    await expect((await list('Bloqueadas (1)')).getByRole('listitem')).toHaveTextContent(/Retama.*Pintura/)
  },
}

/** Past day on a phone, dark theme. */
export const PhoneDark: Story = {
  name: 'Día pasado en teléfono, tema oscuro',
  beforeEach: full,
  globals: { viewport: { value: 'phone' } },
  parameters: { face: 'console-dark' },
  args: {
    asked: { span: { from: '2026-12-01', length: 'month' }, day: '2026-12-01', problem: null, persons: 0 },
  },
  play: async () => {
    await screen.findByRole('region', { name: /^Libres esta noche/ })
    await expect(screen.queryByRole('link', { name: /^Reservar Habitación/ })).toBeNull()
    await expect(screen.getByText('No hay llegadas este día')).toBeVisible()
  },
}

async function dragBar(from: Element, to: Element) {
  await fireEvent.pointerDown(from, { ...centre(from), button: 0, buttons: 1 })
  await fireEvent.pointerMove(to, { ...centre(to), buttons: 1 })
  await fireEvent.pointerUp(to, centre(to))
}

const inHouse = { _id: 'moved', stay: 'in_house' } as const

/** Shows a guest who changed rooms as a bar in each, which name each other; only the present one can be moved. */
export const Moved: Story = {
  name: 'Cambio de habitación a mitad de la estadía',
  tags: ['D-07'],
  beforeEach: answering((request) => ({
    body: sampleBoard(requestedFor(request), [
      {
        ...inHouse,
        room: 'Quinual',
        inDate: '2026-11-30',
        outDate: '2026-12-01',
        moved: { entry: '2026-11-30', roomBefore: null, roomAfter: 'Sauco' },
      },
      {
        ...inHouse,
        room: 'Sauco',
        inDate: '2026-12-02',
        outDate: '2026-12-04',
        moved: { entry: '2026-11-30', roomBefore: 'Quinual', roomAfter: null },
      },
    ]),
  })),
  play: async ({ args }) => {
    const past = await bar(
      /^Habitación Quinual, 30 de noviembre: reservada, Quispe Mamani · pasa a Sauco el 2 de diciembre/,
    )
    const present = await bar(
      /^Habitación Sauco, 2 de diciembre: reservada, Quispe Mamani · viene de Quinual, sale el 5 de diciembre/,
    )
    const target = await night('Habitación Quinual, 10 de diciembre: libre')
    await dragBar(past, target)
    await expect(args.onMove).not.toHaveBeenCalled()
    await dragBar(present, target)
    await expect(args.onMove).toHaveBeenCalledWith(
      expect.objectContaining({ reservationID: 'moved', roomID: 'Quinual', inDate: '2026-11-30' }),
    )
  },
}

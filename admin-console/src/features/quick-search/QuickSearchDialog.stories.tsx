import type { Meta, StoryObj } from '@storybook/react-vite'
import { ERROR_SENTENCES } from 'shared-ui/copy/problems/problems'
import type { Guide } from 'shared-ui/guides/guide'
import type { QuickSearch } from 'shared-ui/validators/reservations/quick-search'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { answering, refusal } from '../../../test/answering.ts'
import { inConsole } from '../../../test/in-console.tsx'
import { QuickSearchDialog } from './QuickSearchDialog.tsx'

const guide: Guide = {
  purpose:
    'Encontrar una reservación, una habitación o una planta desde cualquier página, sin soltar el teclado.',
  notFor: 'No filtra: para listas con fechas, estado y saldo use «Reservaciones».',
  keyboard: {
    'Ctrl + K': 'Abre la búsqueda desde cualquier página.',
    Flechas: 'Resultado siguiente o anterior, dando la vuelta.',
    Entrar: 'Abre el resultado elegido.',
  },
  practice: {
    good: { text: 'Escriba parte del apellido o del número y baje con las flechas.' },
    bad: { text: 'Mostrar aquí acciones como cancelar: solo abre páginas.' },
  },
}

const meta = {
  parameters: { guide, face: 'console-light' },
  title: 'Consola/Buscar en todo',
  component: QuickSearchDialog,
  args: { onOpen: fn(), onDismiss: fn() },
  decorators: [inConsole],
} satisfies Meta<typeof QuickSearchDialog>

export default meta
type Story = StoryObj<typeof meta>

const STAY = { inDate: '2026-12-28', outDate: '2026-12-31', room: { identifier: 'Molle' } }
const FOUND: QuickSearch = {
  reservations: [
    {
      ...STAY,
      _id: 's1',
      state: 'confirmed',
      stay: { state: 'to_come' },
      client: { names: 'Rosa Elvira', surnames: 'Quispe Mamani' },
    },
    {
      ...STAY,
      _id: 's2',
      state: 'cancelled',
      stay: { state: 'to_come' },
      client: { names: 'Óscar', surnames: 'Quispe Ttito' },
    },
  ],
  hasMoreReservations: true,
  rooms: [{ _id: 'r1', identifier: 'Quishuar', category: 'Doble' }],
  plants: [{ _id: 'p1', name: 'Quishuar', scientificName: 'Buddleja incana' }],
}
const NONE: QuickSearch = { reservations: [], hasMoreReservations: false, rooms: [], plants: [] }

let requests: string[] = []
const responding = (body: QuickSearch) => () => {
  requests = []
  return answering((request) => {
    requests.push(new URL(request.url).searchParams.get('search') ?? '')
    return { body }
  })()
}
const field = () => screen.findByRole('combobox', { name: 'Qué busca' })
const option = (name: RegExp) => screen.findByRole('option', { name })

/** Lists reservations, rooms and plants in groups, after one request for a pause in typing. */
export const Results: Story = {
  name: 'Resultados por grupos',
  tags: ['D-09'],
  beforeEach: responding(FOUND),
  play: async () => {
    await expect(await field()).toHaveFocus()
    await expect(await field()).toHaveAttribute('aria-expanded', 'false')
    await userEvent.type(await field(), 'quis')
    const first = await option(/^Quispe Mamani, Rosa Elvira/)
    await expect(first).toHaveTextContent('Molle · lun, 28 dic. 2026 – vie, 1 ene. 2027 · Confirmada')
    await expect(await field()).toHaveAttribute('aria-expanded', 'true')
    const rooms = within(screen.getByRole('group', { name: 'Habitaciones' }))
    await expect(rooms.getByRole('option', { name: /Quishuar/ })).toBeVisible()
    await expect(screen.getByRole('group', { name: 'Plantas' })).toBeVisible()
    await expect(screen.getByRole('status')).toHaveTextContent('5 resultados.')
    await expect(requests).toEqual(['quis'])
  },
}

/** Arrows move among the results, around the ends, and Enter opens the active one. */
export const Keyboard: Story = {
  name: 'Con el teclado',
  tags: ['D-09'],
  beforeEach: responding(FOUND),
  play: async ({ args }) => {
    await userEvent.type(await field(), 'quis')
    const first = await option(/Rosa Elvira/)
    await expect(await field()).toHaveAttribute('aria-activedescendant', first.id)
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowUp}')
    await expect(await option(/Buddleja/)).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await expect(args.onOpen).toHaveBeenLastCalledWith({ kind: 'room', id: 'r1' })
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await expect(args.onOpen).toHaveBeenLastCalledWith({ kind: 'reservations', search: 'quis' })
    await expect(await field()).toHaveFocus()
  },
}

/** A press opens a result, Escape closes the search. */
export const Pressed: Story = {
  name: 'Abrir con un toque, cerrar con Escape',
  tags: ['D-09'],
  beforeEach: responding(FOUND),
  globals: { viewport: { value: 'phone' } },
  play: async ({ args }) => {
    await userEvent.type(await field(), 'quis')
    await userEvent.click(await option(/Óscar/))
    await expect(args.onOpen).toHaveBeenLastCalledWith({ kind: 'reservation', id: 's2' })
    await userEvent.keyboard('{Escape}')
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}

/** Says what was searched if nothing matches. */
export const Nothing: Story = {
  name: 'Sin resultados',
  tags: ['D-09'],
  beforeEach: responding(NONE),
  play: async ({ args }) => {
    await userEvent.type(await field(), 'nadie')
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Nada coincide con «nadie».'))
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).not.toHaveBeenCalled()
  },
}

/** Shows the error of the server. */
export const Refused: Story = {
  name: 'Error del servidor',
  tags: ['D-09'],
  beforeEach: answering(() => refusal(503, 'database_unavailable', ERROR_SENTENCES.database_unavailable)),
  play: async () => {
    await userEvent.type(await field(), 'rosa')
    await expect(await screen.findByRole('alert')).toHaveTextContent(ERROR_SENTENCES.database_unavailable)
  },
}

/** Says that it is searching, and opens nothing meanwhile. */
export const Slow: Story = {
  name: 'Mientras busca',
  tags: ['D-09'],
  beforeEach: answering(() => 'silence'),
  parameters: { face: 'console-dark' },
  play: async ({ args }) => {
    await userEvent.type(await field(), 'rosa{Enter}')
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Buscando'))
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).not.toHaveBeenCalled()
  },
}

/** Dark theme. */
export const Dark: Story = {
  name: 'Tema oscuro',
  beforeEach: responding(FOUND),
  parameters: { face: 'console-dark' },
  play: async () => {
    await userEvent.type(await field(), 'quis')
    await option(/Rosa Elvira/)
  },
}

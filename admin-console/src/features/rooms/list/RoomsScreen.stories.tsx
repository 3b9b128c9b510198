import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import {
  answering,
  notRefreshed,
  refusal,
  type StoryResponse,
  unavailable,
} from '../../../../test/answering.ts'
import { inConsole } from '../../../../test/in-console.tsx'
import { SAMPLE_ROOMS } from '../../../../test/samples/sample-rooms.ts'
import { RoomsScreen } from './RoomsScreen.tsx'

const guide: Guide = {
  purpose: 'Todas las habitaciones en una tabla para compararlas y abrirlas.',
  notFor: 'Qué noches están libres se ve en «Tablero».',
  practice: {
    good: { text: 'Abra la habitación desde su nombre, con el teclado también.' },
    bad: { text: 'Poner la descripción larga como columna.' },
  },
  states: {
    'data-shortcut="create"': 'Lo que abre la tecla de crear en esta página.',
  },
}

const meta = {
  title: 'Consola/Habitaciones',
  parameters: { guide, face: 'console-light' },
  component: RoomsScreen,
  decorators: [inConsole],
} satisfies Meta<typeof RoomsScreen>

export default meta
type Story = StoryObj<typeof meta>

const list: StoryResponse = { body: { rooms: SAMPLE_ROOMS, total: SAMPLE_ROOMS.length } }
const full = answering(() => list)

export const Loading: Story = {
  name: 'Cargando',
  tags: ['W-05'],
  beforeEach: answering(() => 'silence'),
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent('Cargando Habitaciones')
  },
}

/** A server error replaces the spinner and offers a retry. */
export const Refused: Story = {
  name: 'Error del servidor con reintento',
  tags: ['E-02'],
  ...unavailable,
}

/** Rows that could not be refreshed stay, under an alert with a retry. */
export const NotRefreshed: Story = {
  name: 'No se pudo actualizar: quedan las habitaciones',
  tags: ['E-02'],
  ...notRefreshed(
    () => list,
    () => screen.findByRole('row', { name: /Molle/ }),
  ),
}

/** Says that there are no rooms. */
export const Empty: Story = {
  name: 'Sin habitaciones',
  tags: ['W-09'],
  beforeEach: answering(() => ({ body: { rooms: [], total: 0 } })),
  play: async () => {
    await expect(await screen.findByText('No hay habitaciones')).toBeVisible()
    for (const link of screen.getAllByRole('link', { name: 'Agregar habitación' })) {
      await expect(link).toHaveAttribute('href', '/create-room')
    }
  },
}

/** A table of rooms, each opened by its identifier. */
export const Full: Story = {
  name: 'Tabla de habitaciones',
  tags: ['A-06'],
  beforeEach: full,
  play: async () => {
    const row = within(await screen.findByRole('row', { name: /Molle/ }))
    for (const text of ['Matrimonial con terraza', '4 personas', /S\/\.\s1,250\.00/]) {
      await expect(row.getByText(text)).toBeVisible()
    }
    await expect(row.getByRole('link', { name: 'Molle' })).toHaveAttribute('href', '/view-room/r3')
    await expect(row.getByRole('link', { name: 'Editar Molle' })).toHaveAttribute('href', '/update-room/r3')
    await expect(row.getByRole('link', { name: 'Bloquear Molle' })).toHaveAttribute('href', '/room-block/r3')
    await expect(row.getByRole('link', { name: 'Desbloquear Molle' })).toHaveAttribute(
      'href',
      '/room-unlock/r3',
    )
  },
}

/** Sorts by price numerically. */
export const Sorted: Story = {
  name: 'Orden por precio',
  tags: ['A-06'],
  beforeEach: full,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Precio por noche' }))
    await userEvent.click(screen.getByRole('button', { name: 'Precio por noche' }))
    const names = screen.getAllByRole('row').map((row) => within(row).queryAllByRole('link')[0]?.textContent)
    await expect(names).toEqual([undefined, 'Colibrí', 'Orquídea', 'Molle'])
  },
}

const deleteMolle = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Eliminar Molle' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: /Eliminar la habitación Molle/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Sí' }))
  return dialog
}

let isDeleted: boolean
/** Deletes a room after confirmation and reports the outcome. */
export const Deleted: Story = {
  name: 'Eliminar, con confirmación',
  tags: ['A-06', 'W-08'],
  beforeEach: () => {
    isDeleted = false
    return answering((request) => {
      if (request.method === 'DELETE') isDeleted = true
      if (request.method === 'DELETE') return { body: { archived: true } }
      const rooms = isDeleted ? SAMPLE_ROOMS.slice(0, 2) : SAMPLE_ROOMS
      return { body: { rooms, total: rooms.length } }
    })()
  },
  play: async () => {
    await deleteMolle()
    await expect(await screen.findByText(/^Se archivó la habitación Molle/)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Molle' })).toBeNull())
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
}

const REASON = 'No se puede eliminar: la habitación tiene 2 reservaciones por venir.'
/** Reports in the dialog that a room has upcoming reservations, with their number. */
export const NotDeleted: Story = {
  name: 'Con reservaciones por venir: no se elimina',
  tags: ['case-11', 'E-02'],
  beforeEach: answering((request) =>
    request.method === 'DELETE'
      ? refusal(409, 'room_reserved', REASON)
      : { body: { rooms: SAMPLE_ROOMS, total: SAMPLE_ROOMS.length } },
  ),
  play: async () => {
    const dialog = await deleteMolle()
    await expect(await dialog.findByRole('alert')).toHaveTextContent(REASON)
    await userEvent.click(dialog.getByRole('button', { name: 'No' }))
    await expect(screen.getByRole('link', { name: 'Molle' })).toBeVisible()
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

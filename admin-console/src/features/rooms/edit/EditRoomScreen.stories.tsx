import type { Meta, StoryObj } from '@storybook/react-vite'
import { ERROR_SENTENCES } from 'shared-ui/copy/problems/problems'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { answering, refusal, type StoryResponse, unavailable } from '../../../../test/answering.ts'
import { inConsole } from '../../../../test/in-console.tsx'
import { samplePhoto, sampleRoom } from '../../../../test/samples/sample-rooms.ts'
import { EditRoomScreen } from './EditRoomScreen.tsx'

const guide: Guide = {
  purpose: 'Cambiar los datos de una habitación, también si otra persona la cambia a la vez.',
  notFor: 'El precio nuevo no toca las reservaciones hechas. Una archivada no se edita.',
  practice: {
    good: { text: 'Diga que el precio nuevo vale para las reservas que vengan.' },
    bad: { text: 'Cambiar el nombre para cerrarla un mes: eso es un bloqueo.' },
  },
}

const meta = {
  title: 'Consola/Habitaciones/Editar habitación',
  parameters: { guide, face: 'console-light' },
  component: EditRoomScreen,
  args: { roomId: 'r1', onUpdated: fn() },
  decorators: [inConsole],
} satisfies Meta<typeof EditRoomScreen>

export default meta
type Story = StoryObj<typeof meta>

/** The versions that were sent, in order, and all values of the last request. */
let sent: FormDataEntryValue[]
let lastForm: FormData
const respondingToUpdates =
  (room: object, ...updates: StoryResponse[]) =>
  () => {
    sent = []
    return answering((request) => {
      if (request.method !== 'PUT') return { body: { room } }
      void request.formData().then((form) => {
        sent.push(form.get('version') ?? 'none')
        lastForm = form
      })
      return updates.shift() ?? { body: {} }
    })()
  }

const submit = () => screen.findByRole('button', { name: 'Actualizar' })
const category = () => screen.getByLabelText('Categoría')

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
  tags: ['E-02'],
  ...unavailable,
}

/** Shows that a room is not found, with a link back. */
export const NoSuchRoom: Story = {
  name: 'Habitación no encontrada',
  tags: ['A-07'],
  beforeEach: answering(() => refusal(404, 'room_not_found', ERROR_SENTENCES.room_not_found)),
  play: async () => {
    await expect(await screen.findByText('Esa habitación no existe o ya no se ofrece.')).toBeVisible()
  },
}

/** An archived room cannot be edited. */
export const Archived: Story = {
  name: 'Archivada: no se edita',
  tags: ['case-11'],
  beforeEach: respondingToUpdates(sampleRoom({ archivedAt: '2026-11-20T19:05:00.000Z' })),
  play: async () => {
    await expect(await screen.findByText(/^Esta habitación está archivada/)).toBeVisible()
  },
}

/** Is filled in with the room and saves the changes. */
export const Full: Story = {
  name: 'Lleno con la habitación, se guarda',
  tags: ['A-07'],
  beforeEach: respondingToUpdates(sampleRoom({ version: 4 })),
  play: async ({ args }) => {
    await expect(await submit()).not.toHaveAttribute('aria-disabled')
    await expect(screen.getByLabelText('Identificador')).toHaveValue('Orquídea')
    await expect(screen.getByLabelText('Precio por noche')).toHaveValue('220')
    await userEvent.clear(category())
    await expect(await submit()).toHaveAttribute('aria-disabled', 'true')
    await userEvent.type(category(), 'Triple')
    await userEvent.click(await submit())
    await waitFor(() => expect(args.onUpdated).toHaveBeenCalledOnce())
    await expect(sent).toEqual(['4'])
  },
}

const conflict: StoryResponse = {
  status: 409,
  body: {
    errorMessage: ERROR_SENTENCES.changed_meanwhile,
    errorCode: 'changed_meanwhile',
    current: sampleRoom({ category: 'Suite', pricePerNight: 260, version: 2 }),
  },
}

async function meetConflict() {
  await submit()
  await userEvent.clear(category())
  await userEvent.type(category(), 'Triple')
  await userEvent.upload(screen.getByLabelText('Fotografía'), samplePhoto('patio.svg'))
  await userEvent.click(await submit())
  return within(await screen.findByRole('region', { name: /^Otra persona guardó cambios/ }))
}

/** Shows both versions, overwrites the other one, and keeps its changes to unedited fields. */
export const Conflict: Story = {
  name: 'Dos versiones, se impone la propia',
  tags: ['case-19'],
  beforeEach: respondingToUpdates(sampleRoom(), conflict),
  play: async ({ args }) => {
    const both = await meetConflict()
    await expect(both.getByRole('row', { name: /Categoría distinto Suite Triple/ })).toBeVisible()
    await expect(
      both.getByRole('row', { name: /Precio por noche lo cambió otra persona .*260\.00 Sin cambio suyo/ }),
    ).toBeVisible()
    await expect(screen.getByLabelText('Precio por noche')).toHaveValue('260')
    await expect(both.getByRole('row', { name: /^Capacidad 2 personas Sin cambio suyo/ })).toBeVisible()
    await expect(both.getByRole('cell', { name: 'patio.svg' })).toBeVisible()
    await expect(category()).toHaveValue('Triple')
    await userEvent.click(both.getByRole('button', { name: 'Guardar lo mío' }))
    await waitFor(() => expect(args.onUpdated).toHaveBeenCalledOnce())
    await expect(sent).toEqual(['1', '2'])
    await expect(lastForm.get('category')).toBe('Triple')
    await expect(lastForm.get('pricePerNight')).toBe('260')
  },
}

/** Takes the other version and edits it further. */
export const TheirsTaken: Story = {
  name: 'Dos versiones, se toma la otra',
  tags: ['case-19'],
  beforeEach: respondingToUpdates(sampleRoom(), conflict),
  play: async ({ args }) => {
    const both = await meetConflict()
    await userEvent.click(both.getByRole('button', { name: 'Quedarme con lo guardado' }))
    await expect(category()).toHaveValue('Suite')
    await expect(screen.getByLabelText('Precio por noche')).toHaveValue('260')
    await expect(screen.queryByRole('img', { name: /patio/ })).toBeNull()
    await userEvent.click(await submit())
    await waitFor(() => expect(args.onUpdated).toHaveBeenCalledOnce())
    await expect(sent).toEqual(['1', '2'])
  },
}

/** Reports a third concurrent change too, and keeps the input, dark theme. */
export const ConflictAgain: Story = {
  name: 'Tercer cambio a la vez, tema oscuro',
  tags: ['case-19'],
  parameters: { face: 'console-dark' },
  beforeEach: respondingToUpdates(sampleRoom(), conflict, {
    status: 409,
    body: {
      errorMessage: ERROR_SENTENCES.changed_meanwhile,
      errorCode: 'changed_meanwhile',
      current: sampleRoom({ category: 'Familiar', pricePerNight: 280, version: 3 }),
    },
  }),
  play: async ({ args }) => {
    const both = await meetConflict()
    await userEvent.click(both.getByRole('button', { name: 'Guardar lo mío' }))
    await expect(await both.findByRole('row', { name: /Categoría distinto Familiar Triple/ })).toBeVisible()
    await expect(screen.getByLabelText('Precio por noche')).toHaveValue('280')
    await expect(args.onUpdated).not.toHaveBeenCalled()
  },
}

const notFound = refusal(404, 'room_not_found', ERROR_SENTENCES.room_not_found)
/** Reports below the form that the room was deleted meanwhile, and keeps the input, phone. */
export const RemovedMeanwhile: Story = {
  name: 'Eliminada entretanto, en teléfono',
  tags: ['E-03'],
  globals: { viewport: { value: 'phone' } },
  beforeEach: respondingToUpdates(sampleRoom(), notFound),
  play: async () => {
    await submit()
    await userEvent.type(category(), ' 2')
    await userEvent.click(await submit())
    await expect(await screen.findByRole('alert')).toHaveTextContent(ERROR_SENTENCES.room_not_found)
    await expect(category()).toHaveValue('Matrimonial 2')
  },
}

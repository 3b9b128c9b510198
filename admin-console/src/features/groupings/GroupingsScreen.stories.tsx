import type { Meta, StoryObj } from '@storybook/react-vite'
import { errorSentence } from 'shared-ui/copy/problems/problems'
import type { Guide } from 'shared-ui/guides/guide'
import type { ErrorCode } from 'shared-ui/validators/http/error-response'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answering, notRefreshed, type StoryResponse, unavailable } from '../../../test/answering.ts'
import { inConsole } from '../../../test/in-console.tsx'
import { SAMPLE_FAMILIES, SAMPLE_ZONES } from '../../../test/samples/sample-groupings.ts'
import { GroupingsScreen } from './GroupingsScreen.tsx'

const guide: Guide = {
  purpose: 'Las zonas y las familias en que se ordenan las plantas, con cuántas tiene cada una.',
  notFor: 'Una planta cambia de zona en «Editar planta». Una que tiene plantas no se elimina.',
  states: {
    'data-shortcut="create"': 'Lo que abre la tecla de crear en esta página.',
    'data-empty': 'No tiene plantas y se puede eliminar.',
  },
  practice: {
    good: { text: 'Corrija el nombre aquí una vez: cambia en todas sus plantas.' },
    bad: { text: 'Crear «Ladera» y «ladera seca» para el mismo lugar.' },
  },
}

const meta = {
  title: 'Consola/Zonas y familias',
  parameters: { guide, face: 'console-light' },
  component: GroupingsScreen,
  args: { kind: 'zone' },
  decorators: [inConsole],
} satisfies Meta<typeof GroupingsScreen>

export default meta
type Story = StoryObj<typeof meta>

const list: StoryResponse = { body: { zones: SAMPLE_ZONES, total: SAMPLE_ZONES.length } }
const refused = (status: number, code: ErrorCode, more: object = {}, count?: number): StoryResponse => ({
  status,
  body: { errorMessage: errorSentence(code, count), errorCode: code, ...more },
})
/** Responds with the list, and to each further request with the next of `responses`. */
const changing =
  (...responses: StoryResponse[]) =>
  () => {
    const left = [...responses]
    return answering((request) => (request.method === 'GET' ? list : (left.shift() ?? 'silence')))()
  }
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const dialog = (name: string) => within(screen.getByRole('dialog', { name }))

export const Loading: Story = {
  name: 'Cargando',
  tags: ['W-05'],
  beforeEach: answering(() => 'silence'),
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent('Cargando Zonas')
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
  name: 'No se pudo actualizar: quedan las zonas',
  tags: ['E-02'],
  ...notRefreshed(
    () => list,
    () => screen.findByRole('row', { name: /Huerto de frutales/ }),
  ),
}

/** Says that there are no zones, with a button to add one. */
export const Empty: Story = {
  name: 'Sin zonas',
  tags: ['W-09'],
  beforeEach: answering(() => ({ body: { zones: [], total: 0 } })),
  play: async () => {
    await expect(await screen.findByText('No hay zonas')).toBeVisible()
    await expect(screen.getAllByRole('button', { name: 'Agregar zona' })).toHaveLength(2)
  },
}

/** Zones with their number of plants. */
export const Full: Story = {
  name: 'Zonas con su número de plantas',
  tags: ['A-13'],
  beforeEach: changing(),
  play: async () => {
    const row = within(await screen.findByRole('row', { name: /Huerto de frutales/ }))
    await expect(row.getByText('8')).toBeVisible()
    await expect(row.getByRole('button', { name: 'Editar Huerto de frutales' })).toBeVisible()
  },
}

/** Families with their number of plants. */
export const Families: Story = {
  name: 'Familias con su número de plantas',
  tags: ['A-13'],
  args: { kind: 'family' },
  beforeEach: answering(() => ({ body: { families: SAMPLE_FAMILIES, total: 2 } })),
  play: async () => {
    await expect(await screen.findByRole('row', { name: /Orchidaceae 2/ })).toBeVisible()
    await press('Agregar familia')
    await expect(dialog('Registrar Familia').getByLabelText('Nombre')).toHaveFocus()
  },
}

/** Reports a missing or duplicate name in the dialog and keeps the input. */
export const NameTaken: Story = {
  name: 'Nombre que falta o repetido',
  tags: ['V-06', 'E-02', 'E-03'],
  beforeEach: changing(refused(409, 'name_taken', { fields: { name: 'Ya hay otro con ese nombre.' } }), {
    body: { id: 'z9' },
  }),
  play: async () => {
    await press('Agregar zona')
    const form = dialog('Registrar Zona')
    await userEvent.click(form.getByRole('button', { name: 'Registrar' }))
    await expect(form.getByLabelText('Nombre')).toHaveFocus()
    await expect(form.getByText('Escriba el nombre.')).toBeVisible()
    await userEvent.keyboard('ladera seca{Enter}')
    await expect(await form.findByText('Ya hay otro con ese nombre.')).toBeVisible()
    await expect(form.getByLabelText('Nombre')).toHaveValue('ladera seca')
    await userEvent.type(form.getByLabelText('Nombre'), ' alta')
    await expect(form.queryByText('Ya hay otro con ese nombre.')).toBeNull()
    await expect(form.queryByRole('alert')).toBeNull()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByText('Se registró la zona ladera seca alta.')).toBeVisible()
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

/** Shows both names if somebody else renamed it first, and lets one be chosen. */
export const Conflict: Story = {
  name: 'Otra persona cambió el nombre antes',
  tags: ['case-19'],
  beforeEach: changing(
    refused(409, 'changed_meanwhile', {
      current: { _id: 'z2', name: 'Ladera del molle', plants: 5, version: 2 },
    }),
    { body: {} },
  ),
  play: async () => {
    await press('Editar Ladera seca')
    const form = dialog('Editar Zona')
    await userEvent.clear(form.getByLabelText('Nombre'))
    await userEvent.keyboard('Ladera de las tunas{Enter}')
    await expect(await form.findByText('Ladera del molle')).toBeVisible()
    await expect(form.getByText('Ladera de las tunas')).toBeVisible()
    await expect(form.getByLabelText('Nombre')).toHaveValue('Ladera de las tunas')
    await expect(form.getByRole('button', { name: 'Quedarme con lo guardado' })).toBeEnabled()
    await userEvent.click(form.getByRole('button', { name: 'Guardar lo mío' }))
    await expect(await screen.findByText('Se actualizó la zona Ladera de las tunas.')).toBeVisible()
  },
}

/** Does not overwrite a changed name with an unedited one. */
export const Untouched: Story = {
  name: 'Nombre sin tocar: no pisa el cambio de otra persona',
  tags: ['case-19'],
  beforeEach: changing(
    refused(409, 'changed_meanwhile', {
      current: { _id: 'z2', name: 'Ladera del molle', plants: 5, version: 2 },
    }),
    { body: {} },
  ),
  play: async () => {
    await press('Editar Ladera seca')
    const form = dialog('Editar Zona')
    await userEvent.click(form.getByRole('button', { name: 'Actualizar' }))
    await expect(await form.findByText('Sin cambio suyo')).toBeVisible()
    await expect(form.getByLabelText('Nombre')).toHaveValue('Ladera del molle')
    await userEvent.click(form.getByRole('button', { name: 'Guardar lo mío' }))
    await expect(await screen.findByText('Se actualizó la zona Ladera del molle.')).toBeVisible()
  },
}

/** Does not delete a zone in use, and shows how many plants are in it. */
export const InUse: Story = {
  name: 'Zona en uso: no se elimina',
  tags: ['A-13', 'case-11'],
  beforeEach: changing(refused(409, 'zone_in_use', {}, 6)),
  play: async () => {
    await press('Eliminar Ladera seca')
    const question = within(screen.getByRole('alertdialog', { name: 'Eliminar la zona Ladera seca' }))
    await expect(question.getByText(/Tiene 5 plantas/)).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Sí' }))
    await expect(await question.findByRole('alert')).toHaveTextContent('hay 6 plantas en esta zona')
  },
}

/** Refetches the list after deletion and focuses the notice. */
export const Deleted: Story = {
  name: 'Eliminada, con aviso enfocado',
  tags: ['W-08', 'W-07'],
  beforeEach: changing({ body: {} }),
  play: async () => {
    await press('Eliminar Patio de las flores')
    await userEvent.click(screen.getByRole('button', { name: 'Sí' }))
    const notice = await screen.findByText('Se eliminó la zona Patio de las flores.')
    await waitFor(() => expect(document.activeElement).toContainElement(notice))
  },
}

export const Dark: Story = {
  name: 'Tema oscuro',
  beforeEach: changing(),
  parameters: { face: 'console-dark' },
}

export const Phone: Story = {
  name: 'En teléfono',
  beforeEach: changing(),
  globals: { viewport: { value: 'phone' } },
}

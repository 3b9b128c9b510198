import type { Meta, StoryObj } from '@storybook/react-vite'
import { errorSentence } from 'shared-ui/copy/problems/problems'
import type { Guide } from 'shared-ui/guides/guide'
import type { ErrorCode } from 'shared-ui/validators/http/error-response'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answering, type StoryResponse, unavailable } from '../../../test/answering.ts'
import { inConsole } from '../../../test/in-console.tsx'
import { SAMPLE_SELF, SAMPLE_SESSIONS, SAMPLE_STAFF } from '../../../test/samples/sample-staff.ts'
import { unsignedToken } from '../../../test/unsigned-token.ts'
import { staffSession } from '../../lib/session/staff-session.ts'
import { StaffScreen } from './StaffScreen.tsx'

const guide: Guide = {
  purpose: 'Quiénes pueden ingresar, agregar o desactivar personas, contraseñas y sesiones.',
  notFor: 'Una persona que se fue se desactiva, no se borra: lo que hizo queda con su nombre.',
  practice: {
    good: { text: 'Entregue la contraseña inicial en persona: sirve siete días y se cambia al ingresar.' },
    bad: { text: 'Una cuenta que comparten tres turnos: nadie sabría quién hizo qué.' },
  },
  states: {
    'data-shortcut="create"': 'Lo que abre la tecla de crear en esta página.',
    'data-inactive': 'La persona está desactivada y no puede ingresar.',
  },
}

const meta = {
  title: 'Consola/Personal',
  parameters: { guide, face: 'console-light' },
  component: StaffScreen,
  decorators: [inConsole],
} satisfies Meta<typeof StaffScreen>

export default meta
type Story = StoryObj<typeof meta>

const NEW_TOKEN = unsignedToken({ exp: 4_102_444_800, username: 'recepcion' })
const list: StoryResponse = { body: { staff: SAMPLE_STAFF, total: SAMPLE_STAFF.length } }
const sessions: StoryResponse = { body: { sessions: SAMPLE_SESSIONS } }
const refused = (status: number, code: ErrorCode, fields?: object): StoryResponse => ({
  status,
  body: { errorMessage: errorSentence(code), errorCode: code, ...(fields && { fields }) },
})
/** The responses about one's own account. */
const accountResponse = ({ url }: Request): StoryResponse | undefined => {
  if (url.endsWith('/sessions')) return sessions
  return url.endsWith('/second-factor') ? { body: { isActive: false, recoveryCodesLeft: 0 } } : undefined
}
/** Responds with the list, and to each further request with the next of `responses`. */
const changing =
  (...responses: StoryResponse[]) =>
  () => {
    const left = [...responses]
    return answering((request) => {
      if (request.method !== 'GET') return left.shift() ?? 'silence'
      return accountResponse(request) ?? list
    })()
  }
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const dialog = (name: string) => within(screen.getByRole('dialog', { name }))
const question = (name: string) => within(screen.getByRole('alertdialog', { name }))

export const Loading: Story = {
  name: 'Cargando',
  tags: ['W-05'],
  beforeEach: answering(() => 'silence'),
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent('Cargando Personal')
  },
}

/** A server error replaces the spinner and offers a retry. */
export const Refused: Story = {
  name: 'Error del servidor con reintento',
  tags: ['W-05'],
  ...unavailable,
}

/** Says that there is nobody else, with a button to add a member. */
export const Alone: Story = {
  name: 'Nadie más',
  tags: ['W-09'],
  beforeEach: answering(
    (request) => accountResponse(request) ?? { body: { staff: [SAMPLE_SELF], total: 1 } },
  ),
  play: async () => {
    await expect(await screen.findByText('No hay otras personas')).toBeVisible()
    await expect(screen.getAllByRole('button', { name: 'Agregar persona' })).toHaveLength(2)
  },
}

/** Shows present and former members with name, username, state and last sign-in. */
export const Full: Story = {
  name: 'Personal de ahora y de antes',
  beforeEach: changing(),
  play: async () => {
    const own = within(await screen.findByRole('row', { name: /Julia Mamani Flores\s*\(usted\)/ }))
    await expect(own.getByText(/28 nov.* 2026, 07:04/)).toBeVisible()
    await expect(own.getByText('Activa')).toBeVisible()
    const formerMember = within(screen.getByRole('row', { name: /Pedro Rojas/ }))
    await expect(formerMember.getByText('Desactivada')).toBeVisible()
    await expect(formerMember.getByRole('button', { name: 'Activar a Pedro Rojas' })).toBeVisible()
    await expect(screen.getByRole('row', { name: /Rosa Huamán Ccori/ })).toHaveTextContent('Nunca')
  },
}

/** Adds a member; reports missing, differing and duplicate values below the fields and keeps the input. */
export const Adding: Story = {
  name: 'Agregar una persona',
  tags: ['A-01', 'E-02', 'E-03'],
  beforeEach: changing(refused(409, 'username_taken', { username: 'Ese usuario ya existe.' }), {
    body: { id: 's9' },
  }),
  play: async () => {
    await press('Agregar persona')
    const form = dialog('Agregar persona')
    const submit = form.getByRole('button', { name: 'Agregar' })
    await userEvent.click(submit)
    await expect(form.getByLabelText('Nombre y apellidos')).toHaveFocus()
    await expect(form.getByText('Escriba el usuario.')).toBeVisible()
    await userEvent.type(form.getByLabelText('Nombre y apellidos'), 'Ana Quispe')
    await userEvent.type(form.getByLabelText('Usuario'), 'ana.quispe')
    await userEvent.type(form.getByLabelText('Contraseña nueva'), 'una clave larga')
    await userEvent.type(form.getByLabelText('Contraseña nueva, otra vez'), 'una clave')
    await expect(form.getByText('No es igual a la de arriba.')).toBeVisible()
    await userEvent.type(form.getByLabelText('Contraseña nueva, otra vez'), ' larga')
    await userEvent.click(submit)
    await expect(await form.findByText('Ese usuario ya existe.')).toBeVisible()
    await expect(form.getByLabelText('Contraseña nueva')).toHaveValue('una clave larga')
    await userEvent.type(form.getByLabelText('Usuario'), '2')
    await userEvent.click(submit)
    await expect(await screen.findByText('Se agregó a Ana Quispe. Ya puede ingresar.')).toBeVisible()
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

async function typePasswords(form: ReturnType<typeof dialog>, current: string) {
  await userEvent.type(form.getByLabelText('Su contraseña actual'), current)
  await userEvent.type(form.getByLabelText('Contraseña nueva'), 'una clave nueva')
  await userEvent.type(form.getByLabelText('Contraseña nueva, otra vez'), 'una clave nueva')
  await userEvent.click(form.getByRole('button', { name: 'Cambiar contraseña' }))
}

/** Changing the own password requires the current one and renews the token. */
export const OwnPassword: Story = {
  name: 'Cambiar la propia contraseña',
  tags: ['A-02'],
  beforeEach: changing(
    refused(403, 'current_password_wrong', { currentPassword: 'No es su contraseña actual.' }),
    { body: { token: NEW_TOKEN } },
  ),
  play: async () => {
    await press('Cambiar mi contraseña')
    const form = dialog('Cambiar mi contraseña')
    await waitFor(() => expect(form.getByLabelText('Su contraseña actual')).toHaveFocus())
    await typePasswords(form, 'equivocada')
    await expect(await form.findByText('No es su contraseña actual.')).toBeVisible()
    await expect(staffSession.current().status).toBe('active')
    await userEvent.clear(form.getByLabelText('Su contraseña actual'))
    await userEvent.type(form.getByLabelText('Su contraseña actual'), 'la de siempre')
    await userEvent.click(form.getByRole('button', { name: 'Cambiar contraseña' }))
    await expect(await screen.findByText(/Su contraseña cambió/)).toBeVisible()
    await expect(staffSession.token()).toBe(NEW_TOKEN)
  },
}

/** Changes another member’s password and reports that their sessions ended. */
export const OthersPassword: Story = {
  name: 'Cambiar la contraseña de otra persona',
  beforeEach: changing({ body: { token: null } }),
  play: async () => {
    await press('Cambiar la contraseña de Rosa Huamán Ccori')
    const form = dialog('Cambiar la contraseña de Rosa Huamán Ccori')
    await expect(form.getByText(/Sus sesiones abiertas se cierran/)).toBeVisible()
    await typePasswords(form, 'la mía propia')
    await expect(await screen.findByText(/Se cambió la contraseña de Rosa Huamán Ccori/)).toBeVisible()
  },
}

/** Renames a member. */
export const Renaming: Story = {
  name: 'Cambiar un nombre',
  beforeEach: changing({ body: { token: null } }),
  play: async () => {
    await press('Cambiar el nombre de Rosa Huamán Ccori')
    const field = dialog('Cambiar nombre').getByLabelText('Nombre y apellidos')
    await userEvent.clear(field)
    await userEvent.type(field, 'Rosa Huamán{Enter}')
    await expect(await screen.findByText('Ahora se llama Rosa Huamán.')).toBeVisible()
  },
}

/** Confirms a deactivation with its consequence and focuses the notice. */
export const Deactivating: Story = {
  name: 'Desactivar, con confirmación',
  tags: ['W-08'],
  beforeEach: changing({ body: {} }),
  play: async () => {
    await press('Desactivar a Rosa Huamán Ccori')
    await expect(
      question('Desactivar a Rosa Huamán Ccori').getByText(/sus sesiones abiertas se cierran ahora/),
    ).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Sí' }))
    const notice = await screen.findByText(/Rosa Huamán Ccori ya no puede ingresar/)
    await waitFor(() => expect(document.activeElement).toContainElement(notice))
  },
}

/** Warns before deactivating oneself, which signs out. */
export const DeactivatingSelf: Story = {
  name: 'Desactivarse a sí mismo',
  tags: ['A-02'],
  beforeEach: changing(refused(409, 'last_active_staff'), { body: {} }),
  play: async () => {
    await press('Desactivar a Julia Mamani Flores')
    const confirmation = question('Desactivar su propia cuenta')
    await expect(confirmation.getByText(/Usted sale del sistema ahora/)).toBeVisible()
    await userEvent.click(confirmation.getByRole('button', { name: 'Sí' }))
    await expect(await confirmation.findByRole('alert')).toHaveTextContent('Es la única persona')
    await userEvent.click(confirmation.getByRole('button', { name: 'Sí' }))
    await waitFor(() => expect(staffSession.current().status).toBe('none'))
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

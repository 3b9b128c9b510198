import type { Meta, StoryObj } from '@storybook/react-vite'
import { ERROR_SENTENCES, fieldSentence } from 'shared-ui/copy/problems/problems'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { answering, refusal } from '../../../test/answering.ts'
import { inConsole } from '../../../test/in-console.tsx'
import { unsignedToken } from '../../../test/unsigned-token.ts'
import { staffSession } from '../../lib/session/staff-session.ts'
import { SignInScreen } from './SignInScreen.tsx'

const NEW_TOKEN = unsignedToken({ exp: 4_102_444_800, username: 'recepcion' })

const guide: Guide = {
  purpose: 'Ingresar a la consola con usuario y contraseña.',
  notFor: 'Los huéspedes no tienen cuenta: abren su reserva con el enlace de su correo.',
  copy: ['El error no dice cuál de los dos está mal.'],
  practice: {
    good: { text: 'Deje que el administrador de contraseñas llene los dos campos.' },
    bad: { text: 'Decir que el usuario existe pero la contraseña no es esa.' },
  },
  states: {
    'data-initial-focus': 'El usuario, que toma el foco al abrir si todavía no se sabe quién es.',
  },
}

const meta = {
  title: 'Consola/Ingreso',
  component: SignInScreen,
  decorators: [inConsole],
  parameters: { guide, layout: 'fullscreen', face: 'console-light' },
} satisfies Meta<typeof SignInScreen>

export default meta
type Story = StoryObj<typeof meta>

const submit = () => screen.getByRole('button', { name: 'Ingresar' })
async function fillIn(username: string, password: string) {
  await userEvent.type(screen.getByLabelText('Usuario'), username)
  await expect(screen.getByLabelText('Contraseña')).toHaveAttribute('type', 'password')
  await userEvent.type(screen.getByLabelText('Contraseña'), password)
}

/** Focuses the username and cannot be submitted empty. */
export const Empty: Story = {
  name: 'Vacío',
  tags: ['A-01'],
  play: async () => {
    await waitFor(() => expect(screen.getByLabelText('Usuario')).toHaveFocus())
    await waitFor(() => expect(submit()).toHaveAttribute('aria-disabled', 'true'))
  },
}

/** Rejects a username of 3 and a password of 7 characters. */
export const TooShort: Story = {
  name: 'Usuario y contraseña muy cortos',
  tags: ['A-01'],
  play: async () => {
    await fillIn('abc', '1234567')
    await userEvent.click(submit())
    await expect(screen.getByLabelText('Usuario')).toHaveAccessibleDescription(
      'El usuario tiene más de 3 caracteres.',
    )
    await expect(screen.getByLabelText('Contraseña')).toBeInvalid()
    await waitFor(() => expect(screen.getByLabelText('Usuario')).toHaveFocus())
  },
}

/** Shows that it is pending and sends once. */
export const Sending: Story = {
  name: 'Enviando',
  tags: ['W-06'],
  beforeEach: answering(() => 'silence'),
  play: async () => {
    await fillIn('abcd', '12345678')
    await expect(submit()).not.toHaveAttribute('aria-disabled')
    await userEvent.keyboard('{Enter}')
    await expect(submit()).toHaveAttribute('aria-busy', 'true')
  },
}

/** Wrong credentials are reported below the form, which keeps its input. */
export const Wrong: Story = {
  name: 'Usuario o contraseña equivocados',
  tags: ['E-02'],
  beforeEach: answering(() => refusal(401, 'credentials_wrong', ERROR_SENTENCES.credentials_wrong)),
  play: async () => {
    await fillIn('recepcion', 'equivocada')
    await userEvent.click(submit())
    await expect(await screen.findByRole('alert')).toHaveTextContent(ERROR_SENTENCES.credentials_wrong)
    await expect(screen.getByLabelText('Contraseña')).toHaveValue('equivocada')
  },
}

/** Says that there is no connection and what to do, and retains what was typed. */
export const WithoutConnection: Story = {
  name: 'Sin conexión, lo escrito queda',
  tags: ['E-01', 'E-03'],
  beforeEach: answering(() => {
    throw new TypeError('Failed to fetch')
  }),
  play: async () => {
    await fillIn('recepcion', 'una clave de prueba')
    await userEvent.click(submit())
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Sin conexión con el servidor. Revise su conexión e inténtelo de nuevo.',
    )
    await expect(screen.getByLabelText('Usuario')).toHaveValue('recepcion')
    await expect(screen.getByLabelText('Contraseña')).toHaveValue('una clave de prueba')
  },
}

const passwordNeeded = refusal(401, 'new_password_needed', ERROR_SENTENCES.new_password_needed)
const passwordCommon = {
  status: 400,
  body: {
    errorCode: 'invalid_request',
    errorMessage: ERROR_SENTENCES.invalid_request,
    fields: { newPassword: fieldSentence('password_common') },
  },
}

/** A generated password is replaced at the first sign-in; a refused one can be corrected. */
export const FirstPassword: Story = {
  name: 'Primer ingreso: contraseña nueva',
  tags: ['A-01'],
  beforeEach: () => {
    const left = [passwordNeeded, passwordCommon, { body: { token: NEW_TOKEN, browser: 'a browser' } }]
    return answering(() => left.shift() ?? 'silence')()
  },
  play: async () => {
    await fillIn('recepcion', 'generada1234')
    await userEvent.click(submit())
    const password = await screen.findByLabelText('Contraseña nueva')
    await waitFor(() => expect(password).toHaveFocus())
    await expect(password).toHaveAttribute('autocomplete', 'new-password')
    await userEvent.type(password, 'hospedaje1')
    await userEvent.type(screen.getByLabelText('Contraseña nueva, otra vez'), 'otra cosa{Enter}')
    await expect(screen.getByLabelText('Contraseña nueva, otra vez')).toHaveAccessibleDescription(
      'No es igual a la de arriba.',
    )
    await userEvent.clear(screen.getByLabelText('Contraseña nueva, otra vez'))
    await userEvent.type(screen.getByLabelText('Contraseña nueva, otra vez'), 'hospedaje1{Enter}')
    await waitFor(() => expect(password).toHaveAccessibleDescription(/primeras que alguien probaría/))
    await userEvent.click(screen.getByRole('button', { name: 'Guardar e ingresar' }))
    await waitFor(() => expect(staffSession.token()).toBe(NEW_TOKEN))
  },
}

/** An unreadable response shows the fixed sentence. */
export const Broken: Story = {
  name: 'Respuesta que no se entiende, tema oscuro',
  tags: ['E-01'],
  beforeEach: answering(() => ({ body: { nothing: true } })),
  parameters: { face: 'console-dark' },
  play: async () => {
    await fillIn('recepcion', 'equivocada')
    await userEvent.click(submit())
    await expect(await screen.findByText('Server error. Please try again later')).toHaveAttribute(
      'lang',
      'en',
    )
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRouter } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { errorSentence, fieldSentence } from 'shared-ui/copy/problems/problems'
import { LeaveGuard } from 'shared-ui/forms/LeaveGuard'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { answering, refusal } from '../../../test/answering.ts'
import { inConsole } from '../../../test/in-console.tsx'
import { unsignedToken } from '../../../test/unsigned-token.ts'
import { staffSession } from '../../lib/session/staff-session.ts'
import { SignInAgainDialog } from './SignInAgainDialog.tsx'

const NEW_TOKEN = unsignedToken({ exp: 4_102_444_800, username: 'recepcion' })

const guide: Guide = {
  purpose: 'Volver a ingresar sobre la página que se estaba usando, sin perder lo escrito.',
  notFor: 'Quien llega sin sesión va a «Ingreso».',
  keyboard: { Escape: 'No cierra: sin sesión la página no puede guardar.' },
  practice: {
    good: { text: 'Ponga el diálogo sobre la página: lo escrito sigue detrás, intacto.' },
    bad: { text: 'Llevar a la página de ingreso y perder el formulario a medias.' },
  },
}

const meta = {
  title: 'Consola/Ingreso/Ingresar otra vez',
  parameters: { guide, face: 'console-light' },
  component: SignInAgainDialog,
  args: { username: 'recepcion' },
  decorators: [inConsole],
} satisfies Meta<typeof SignInAgainDialog>

export default meta
type Story = StoryObj<typeof meta>

/** Fills in the username, focuses the password and ignores Escape. */
export const Asking: Story = {
  name: 'Pide la contraseña otra vez',
  tags: ['A-02'],
  play: async () => {
    await expect(screen.getByLabelText('Usuario')).toHaveValue('recepcion')
    await waitFor(() => expect(screen.getByLabelText('Contraseña')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expect(screen.getByRole('dialog', { name: 'Su sesión ha terminado' })).toBeVisible()
  },
}

/** Signing in stores the new token. */
export const SignedIn: Story = {
  name: 'Ingreso hecho',
  tags: ['A-02'],
  beforeEach: answering(() => ({ body: { token: NEW_TOKEN, browser: 'a browser' } })),
  play: async () => {
    await userEvent.type(screen.getByLabelText('Contraseña'), '12345678{Enter}')
    await waitFor(() => expect(staffSession.token()).toBe(NEW_TOKEN))
  },
}

const codeNeeded = refusal(401, 'second_factor_needed', errorSentence('second_factor_needed'))
const codeWrong = {
  status: 403,
  body: {
    errorCode: 'second_factor_wrong',
    errorMessage: errorSentence('second_factor_wrong'),
    fields: { code: fieldSentence('second_factor_wrong') },
  },
}

export const SecondStep: Story = {
  name: 'Segundo paso: el código',
  tags: ['A-01', 'A-02'],
  beforeEach: () => {
    const left = [codeNeeded, codeNeeded, codeWrong, { body: { token: NEW_TOKEN, browser: 'a browser' } }]
    return answering(() => left.shift() ?? 'silence')()
  },
  play: async () => {
    await userEvent.type(screen.getByLabelText('Contraseña'), '12345678{Enter}')
    const code = await screen.findByLabelText('Código de verificación')
    await waitFor(() => expect(code).toHaveFocus())
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    await userEvent.click(screen.getByRole('button', { name: 'Volver' }))
    await expect(screen.getByLabelText('Contraseña')).toHaveValue('12345678')
    await waitFor(() => expect(screen.getByLabelText('Usuario')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await userEvent.type(await screen.findByLabelText('Código de verificación'), '000 000{Enter}')
    const again = screen.getByLabelText('Código de verificación')
    await waitFor(() => expect(again).toHaveAccessibleDescription(/No es el código de ahora/))
    await userEvent.clear(again)
    await userEvent.type(again, '123456{Enter}')
    await waitFor(() => expect(staffSession.token()).toBe(NEW_TOKEN))
  },
}

/** Explains that a password change or deactivation ended the session. */
export const Ended: Story = {
  name: 'Sesión terminada por un cambio de contraseña',
  tags: ['A-02', 'C-02'],
  args: { cause: 'ended' },
  play: async () => {
    await expect(screen.getByText('Cambió su contraseña, o se desactivó su cuenta.')).toBeVisible()
  },
}

/** The dialog over a form with unsaved input, and the path that is open. */
function OverForm() {
  const { history } = useRouter()
  const path = useSyncExternalStore(history.subscribe, () => history.location.pathname)
  return (
    <>
      <p>{path}</p>
      <LeaveGuard hasUnsaved={() => true} />
      <SignInAgainDialog username="recepcion" />
    </>
  )
}

/** 'Salir del Sistema' asks before unsaved input under the dialog is lost. */
export const SignedOut: Story = {
  name: 'Salir con algo sin guardar',
  tags: ['A-02', 'D-14'],
  beforeEach: answering(() => 'silence'),
  render: () => <OverForm />,
  play: async () => {
    const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
    await press('Salir del Sistema')
    await expect(screen.getByRole('alertdialog', { name: '¿Salir sin guardar?' })).toBeVisible()
    await press('No')
    await expect(screen.getByRole('dialog', { name: 'Su sesión ha terminado' })).toBeVisible()
    await press('Salir del Sistema')
    await press('Sí')
    await expect(await screen.findByText('/administrative-panel')).toBeInTheDocument()
  },
}

export const Dark: Story = { name: 'Tema oscuro', parameters: { face: 'console-dark' } }

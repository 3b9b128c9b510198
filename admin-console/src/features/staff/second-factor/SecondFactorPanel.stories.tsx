import type { Meta, StoryObj } from '@storybook/react-vite'
import { errorSentence, fieldSentence } from 'shared-ui/copy/problems/problems'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answering, refusal, type StoryResponse } from '../../../../test/answering.ts'
import { inConsole } from '../../../../test/in-console.tsx'
import { SecondFactorPanel } from './SecondFactorPanel.tsx'

const guide: Guide = {
  purpose:
    'Conectar o quitar la aplicación que da el código del segundo paso al ingresar, y guardar los códigos de recuperación.',
  notFor:
    'La cuenta de otra persona se cuida en «Personal». El código se escribe en «Campo del código de verificación».',
  copy: ['Los códigos de recuperación se muestran una sola vez, y se dice.'],
  practice: {
    good: { text: 'Pida guardar los códigos de recuperación en papel antes de terminar.' },
    bad: { text: 'Quitarla por comodidad en la cuenta de quien administra.' },
  },
}

const meta = {
  title: 'Consola/Personal/Verificación en dos pasos',
  parameters: { guide, face: 'console-light' },
  component: SecondFactorPanel,
  decorators: [inConsole],
} satisfies Meta<typeof SecondFactorPanel>

export default meta
type Story = StoryObj<typeof meta>

const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const STARTED = {
  secret: SECRET,
  uri: `otpauth://totp/Quinta:recepcion?issuer=Quinta&secret=${SECRET}&algorithm=SHA1&digits=6&period=30`,
}
const CODES = Array.from({ length: 8 }, (_, index) => `12345678901${index}`)

const fieldRefused = (code: 'current_password_wrong' | 'second_factor_wrong', field: string) => ({
  status: 403,
  body: {
    errorCode: code,
    errorMessage: errorSentence(code),
    fields: { [field]: fieldSentence(code) },
  },
})

/** Responds with the state, and to each change with the next of `responses`; the last one changes the state. */
const serving =
  (isActive: boolean, ...responses: StoryResponse[]) =>
  () => {
    const left = [...responses]
    let state = { isActive, recoveryCodesLeft: isActive ? 7 : 0 }
    return answering(({ method }) => {
      if (method === 'GET') return { body: state }
      const response = left.shift() ?? 'silence'
      if (left.length === 0) state = { isActive: !isActive, recoveryCodesLeft: isActive ? 0 : 8 }
      return response
    })()
  }
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

async function typePassword(title: string, password: string) {
  const form = await dialog(title)
  await userEvent.type(form.getByLabelText('Su contraseña'), `${password}{Enter}`)
  return form
}

/** Connects an app after the password, by QR code or key and a first code, and shows the recovery codes once. */
export const Starting: Story = {
  name: 'Conectar una aplicación',
  tags: ['A-01'],
  beforeEach: serving(
    false,
    fieldRefused('current_password_wrong', 'currentPassword'),
    { body: STARTED },
    fieldRefused('second_factor_wrong', 'code'),
    { body: { recoveryCodes: CODES } },
  ),
  play: async () => {
    await press('Activar')
    const first = await typePassword('Activar la verificación en dos pasos', 'no es esa')
    await expect(await first.findByText('No es su contraseña actual.')).toBeVisible()
    await userEvent.type(first.getByLabelText('Su contraseña'), ' ya{Enter}')

    const second = await dialog('Conectar su aplicación')
    await expect(second.getByRole('img', { name: /Código QR/ })).toBeVisible()
    await expect(second.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeVisible()
    const code = second.getByLabelText('Código de verificación')
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(code).toHaveAttribute('inputmode', 'numeric')
    await userEvent.type(code, '12345{Enter}')
    await expect(code).toHaveAccessibleDescription(/tiene 6 cifras/)
    await userEvent.clear(code)
    await userEvent.click(code)
    await userEvent.paste(' 123 456 ')
    await userEvent.keyboard('{Enter}')
    await expect(await second.findByText(/No es el código de ahora/)).toBeVisible()
    await waitFor(() => expect(code).toHaveFocus())
    await userEvent.clear(code)
    await userEvent.type(code, '123457{Enter}')

    const third = await dialog('Guarde sus códigos de recuperación')
    await expect(third.getAllByRole('listitem')).toHaveLength(8)
    await expect(third.getByText('1234 5678 9010')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await press('Ya los guardé')
    await expect(await screen.findByText(/La verificación en dos pasos está activada/)).toBeVisible()
    await expect(await screen.findByText(/le quedan 8/)).toBeVisible()
  },
}

/** Removes the second factor after the password. */
export const Stopping: Story = {
  name: 'Quitar la verificación',
  tags: ['A-01'],
  beforeEach: serving(true, { body: {} }),
  play: async () => {
    await expect(await screen.findByText(/le quedan 7/)).toBeVisible()
    await press('Quitar')
    await typePassword('Quitar la verificación en dos pasos', 'la de siempre')
    await expect(await screen.findByText(/ya no se le pide/)).toBeVisible()
    await expect(await screen.findByRole('button', { name: 'Activar' })).toBeVisible()
  },
}

/** Says that it was changed in another window. */
export const Changed: Story = {
  name: 'Cambió en otra ventana',
  tags: ['E-02'],
  beforeEach: serving(false, refusal(409, 'second_factor_changed', errorSentence('second_factor_changed'))),
  play: async () => {
    await press('Activar')
    const form = await typePassword('Activar la verificación en dos pasos', 'la de siempre')
    await expect(await form.findByRole('alert')).toHaveTextContent('Recargue la página')
  },
}

/** Says how to get new recovery codes when none is left. */
export const WithoutCodes: Story = {
  name: 'Sin códigos de recuperación',
  tags: ['A-01'],
  beforeEach: answering(() => ({ body: { isActive: true, recoveryCodesLeft: 0 } })),
  play: async () => {
    await expect(await screen.findByText(/Ya no le quedan códigos de recuperación/)).toBeVisible()
  },
}

export const Loading: Story = { name: 'Cargando', tags: ['W-05'], beforeEach: answering(() => 'silence') }

/** App to be connected, phone, dark theme. */
export const Phone: Story = {
  name: 'Por conectar, en teléfono, tema oscuro',
  beforeEach: serving(false, { body: STARTED }, 'silence'),
  globals: { viewport: { value: 'phone' } },
  parameters: { face: 'console-dark' },
  play: async () => {
    await press('Activar')
    await typePassword('Activar la verificación en dos pasos', 'la de siempre')
    await dialog('Conectar su aplicación')
  },
}

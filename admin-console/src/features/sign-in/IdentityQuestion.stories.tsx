import type { Meta, StoryObj } from '@storybook/react-vite'
import { errorSentence } from 'shared-ui/copy/problems/problems'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { answering, refusal } from '../../../test/answering.ts'
import { inConsole } from '../../../test/in-console.tsx'
import { identityCheck } from '../../lib/session/identity-check.ts'
import { IdentityQuestion } from './IdentityQuestion.tsx'

const guide: Guide = {
  purpose: 'Pide la contraseña otra vez antes de algo delicado, como cambiar las cuentas del personal.',
  notFor: 'Si la sesión terminó se usa «Ingresar otra vez».',
  practice: {
    good: { text: 'Pregunte una vez y no moleste otra vez en cinco minutos.' },
    bad: { text: 'Pedir la contraseña en cada guardado: la gente deja de leer para qué.' },
  },
}

const meta = {
  title: 'Consola/Ingreso/Confirmar que es usted',
  parameters: { guide, face: 'console-light' },
  component: IdentityQuestion,
  decorators: [inConsole],
} satisfies Meta<typeof IdentityQuestion>

export default meta
type Story = StoryObj<typeof meta>

let answer: Promise<boolean>
const asking = (respond: Parameters<typeof answering>[0]) => () => {
  answer = identityCheck.ask()
  const restore = answering(respond)()
  return () => {
    identityCheck.answer(false)
    restore()
  }
}

/** Asks for the password, and confirms with the right one. */
export const Asking: Story = {
  name: 'Pide la contraseña',
  tags: ['C-02'],
  beforeEach: asking(() => ({ body: {} })),
  play: async () => {
    const field = await screen.findByLabelText('Su contraseña')
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveAttribute('type', 'password')
    await userEvent.paste('la de siempre')
    await userEvent.keyboard('{Enter}')
    await expect(await answer).toBe(true)
  },
}

/** Says that the password is wrong and stays open. */
export const Wrong: Story = {
  name: 'Contraseña equivocada',
  tags: ['C-02'],
  beforeEach: asking(() => refusal(403, 'current_password_wrong', errorSentence('current_password_wrong'))),
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Su contraseña'), 'no es esa{Enter}')
    await expect(await screen.findByRole('alert')).toHaveTextContent('Su contraseña actual no es esa')
    await expect(identityCheck.isAsking()).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
    await expect(await answer).toBe(false)
  },
}

export const Dark: Story = {
  name: 'Tema oscuro',
  beforeEach: asking(() => 'silence'),
  parameters: { face: 'console-dark' },
}

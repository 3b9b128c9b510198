import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { inConsole } from '../../../test/in-console.tsx'
import { OwnPasswordDialog } from './OwnPasswordDialog.tsx'

const guide: Guide = {
  purpose:
    'Confirmar con la propia contraseña un cambio que daría poder a quien encuentre la consola abierta.',
  notFor: 'Para borrar o cancelar basta «Diálogo de confirmación».',
  copy: ['El texto dice para qué se pide la contraseña.'],
  practice: {
    good: { text: 'Nombre lo que va a pasar: «Desactivar a Julia Mamani».' },
    bad: { text: 'Aceptar la contraseña de la persona que se desactiva.' },
  },
}

const meta = {
  title: 'Consola/Partes/Diálogo de la propia contraseña',
  parameters: { guide, face: 'console-light' },
  component: OwnPasswordDialog,
  decorators: [inConsole],
  args: {
    title: 'Quitar la verificación en dos pasos',
    text: 'Bastará su contraseña para ingresar.',
    submit: 'Quitar',
    send: fn(async () => ({})),
    onSent: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof OwnPasswordDialog>

export default meta
type Story = StoryObj<typeof meta>

/** Sends the typed password. */
export const Sent: Story = {
  name: 'Con la contraseña, se envía',
  tags: ['A-01'],
  play: async ({ args }) => {
    await userEvent.type(screen.getByLabelText('Su contraseña'), 'una clave de prueba')
    await userEvent.click(screen.getByRole('button', { name: 'Quitar' }))
    await waitFor(() => expect(args.onSent).toHaveBeenCalledOnce())
    await expect(args.send).toHaveBeenCalledWith({ currentPassword: 'una clave de prueba' })
  },
}

/** Closes without a question, although a password is typed. */
export const Left: Story = {
  name: 'Se cierra sin preguntar, tema oscuro',
  parameters: { face: 'console-dark' },
  play: async ({ args }) => {
    await userEvent.type(screen.getByLabelText('Su contraseña'), 'una')
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useForm } from 'shared-ui/forms/use-form'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, screen } from 'storybook/test'
import { NewPasswordFields } from './NewPasswordFields.tsx'

function PasswordForm() {
  const form = useForm({
    initial: { password: '', repeat: '' },
    check: () => ({}),
    send: async () => undefined,
  })
  return (
    <form {...form.element}>
      <NewPasswordFields password={form.field('password')} repeat={form.field('repeat')} />
    </form>
  )
}

const guide: Guide = {
  purpose: 'Elegir una contraseña nueva, dos veces, con la sugerencia del administrador de contraseñas.',
  notFor: 'Para confirmar con la contraseña de siempre use «Diálogo de la propia contraseña».',
  practice: {
    good: { text: 'Diga lo que se pide antes de escribir, y que una frase larga vale.' },
    bad: { text: 'Exigir un signo y una mayúscula, que acaban en un papel pegado al monitor.' },
  },
}

const meta = {
  title: 'Consola/Partes/Contraseña nueva',
  parameters: { guide, documents: NewPasswordFields, face: 'console-light' },
  component: PasswordForm,
} satisfies Meta<typeof PasswordForm>

export default meta

/** Asks password managers for a new password. */
export const Empty: StoryObj<typeof meta> = {
  name: 'Vacía',
  tags: ['A-01'],
  play: async () => {
    for (const field of screen.getAllByLabelText(/contraseña/i)) {
      await expect(field).toHaveAttribute('autocomplete', 'new-password')
      await expect(field).toBeRequired()
    }
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, fn, screen } from 'storybook/test'
import { CodeField } from './CodeField.tsx'

const guide: Guide = {
  purpose:
    'El código que muestra la aplicación al ingresar, o uno de recuperación, con el teclado de números y lo que el teléfono ofrece pegar.',
  notFor: 'Para otros números, como un documento o un monto, use «Campo de texto».',
  practice: {
    good: { text: 'Un solo campo, que se puede llenar pegando.' },
    bad: { text: 'Seis casillas de una cifra, que no dejan pegar.' },
  },
}

const meta = {
  title: 'Consola/Partes/Campo del código de verificación',
  parameters: { guide, face: 'console-light' },
  component: CodeField,
  args: { value: '123 456', onValueChange: fn(), hint: 'El de 6 cifras que muestra su aplicación.' },
} satisfies Meta<typeof CodeField>

export default meta
type Story = StoryObj<typeof meta>

/** Offers digits and the code of the phone, and takes pasted spaces. */
export const Filled: Story = {
  name: 'Lleno, con espacios pegados',
  tags: ['A-01'],
  play: async () => {
    const field = screen.getByLabelText('Código de verificación')
    await expect(field).toHaveAttribute('inputmode', 'numeric')
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(field).not.toHaveAttribute('maxlength')
    await expect(field).toHaveValue('123 456')
  },
}

export const Refused: Story = {
  name: 'Con error, en teléfono, tema oscuro',
  args: { error: 'No es el código de ahora, o ya se usó. Espere el siguiente y escríbalo.' },
  globals: { viewport: { value: 'phone' } },
  parameters: { face: 'console-dark' },
}

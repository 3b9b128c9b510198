import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, fn, screen } from 'storybook/test'
import { CodeField } from './CodeField.tsx'

const guide: Guide = {
  purpose:
    'El código de 6 cifras de la aplicación de verificación, o uno de recuperación, que el teléfono puede proponer por sí mismo.',
  notFor:
    'Para la contraseña está «Campo de contraseña»; para montos, documentos y teléfonos, el campo de texto con su teclado.',
}

const meta = {
  title: 'Consola/Campo del código de verificación',
  parameters: { guide },
  component: CodeField,
  args: { value: '123 456', onValueChange: fn(), hint: 'El de 6 cifras que muestra su aplicación.' },
  globals: { face: 'console-light' },
} satisfies Meta<typeof CodeField>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  name: 'Con código y espacios',
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
  name: 'Con error, tema oscuro, teléfono',
  args: { error: 'No es el código de ahora, o ya se usó. Espere el siguiente y escríbalo.' },
  globals: { face: 'console-dark', viewport: { value: 'phone' } },
}

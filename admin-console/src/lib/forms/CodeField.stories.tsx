import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { CodeField } from './CodeField.tsx'

const meta = {
  title: 'Consola/Campo del código de verificación',
  component: CodeField,
  args: { value: '123 456', onValueChange: fn(), hint: 'El de 6 cifras que muestra su aplicación.' },
  globals: { face: 'console-light' },
} satisfies Meta<typeof CodeField>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  name: 'A-01 Offers digits and the code of the phone, and takes pasted spaces',
  play: async () => {
    const field = screen.getByLabelText('Código de verificación')
    await expect(field).toHaveAttribute('inputmode', 'numeric')
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(field).not.toHaveAttribute('maxlength')
    await expect(field).toHaveValue('123 456')
  },
}

export const Refused: Story = {
  name: 'With an error, dark theme, phone',
  args: { error: 'No es el código de ahora, o ya se usó. Espere el siguiente y escríbalo.' },
  globals: { face: 'console-dark', viewport: { value: 'phone' } },
}

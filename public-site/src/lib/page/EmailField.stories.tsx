import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, fn, screen } from 'storybook/test'
import { EmailField } from './EmailField.tsx'

const guide: Guide = {
  purpose: 'El correo de un visitante, con el teclado y la sugerencia del teléfono para eso.',
  notFor: 'El correo de quien reserva está en «Datos del cliente»; para otros textos use «Campo de texto».',
  practice: {
    good: { text: 'Avise si parece mal escrito, sin impedir el envío.' },
    bad: { text: 'Pedirlo dos veces.' },
  },
}

const meta = {
  title: 'Sitio público/Partes/Campo de correo',
  parameters: { guide },
  component: EmailField,
  args: { label: 'Correo electrónico', name: 'email', value: 'ana.luz@example.com', onValueChange: fn() },
} satisfies Meta<typeof EmailField>

export default meta

/** Offers the phone's keyboard for addresses and the browser's suggestion. */
export const Filled: StoryObj<typeof meta> = {
  name: 'Lleno',
  tags: ['W-10'],
  play: async () => {
    const field = screen.getByLabelText('Correo electrónico')
    await expect(field).toHaveAttribute('type', 'email')
    await expect(field).toHaveAttribute('autocomplete', 'email')
    await expect(field).toBeRequired()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, screen, userEvent } from 'storybook/test'
import { KeyHints } from './KeyHints.tsx'

const guide: Guide = {
  purpose: 'La lista de teclas de un calendario, plegada al lado.',
  notFor: 'En un teléfono no se muestra. Las teclas de toda la consola están en «Atajos y apariencia».',
  practice: {
    good: { text: 'Escriba las teclas como están en el teclado: Mayús, Inicio, Fin.' },
    bad: { text: 'Mostrarlas abiertas en un teléfono sin teclado.' },
  },
}

const meta = {
  title: 'Consola/Partes/Teclas de un calendario',
  parameters: { guide },
  component: KeyHints,
} satisfies Meta<typeof KeyHints>
export default meta

/** Shows what the keys do when unfolded. */
export const Unfolded: StoryObj<typeof meta> = {
  name: 'Desplegadas',
  tags: ['W-10'],
  args: { hints: [['Mayús + flechas', 'elegir más días']] },
  parameters: { face: 'console-light' },
  play: async () => {
    await userEvent.click(screen.getByText('Con el teclado'))
    await expect(screen.getByText('elegir más días')).toBeVisible()
  },
}

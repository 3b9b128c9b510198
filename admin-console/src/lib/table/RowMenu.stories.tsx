import type { Meta, StoryObj } from '@storybook/react-vite'
import { Trash2 } from 'lucide-react'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { inConsole } from '../../../test/in-console.tsx'
import { RowMenu, RowMenuItem } from './RowMenu.tsx'

const handleSelect = fn()

const guide: Guide = {
  purpose: 'Las acciones menos usadas de una fila, detrás de un botón.',
  notFor: 'La acción principal de la fila va a la vista. Con una sola acción use un botón.',
  states: { 'data-tone="danger"': 'La acción destruye algo.' },
  keyboard: { Tab: 'Recorre las acciones.', Escape: 'Cierra y devuelve el foco al botón.' },
  copy: ['El botón se lee con el nombre de la fila: «Más acciones: Becker, Thomas».'],
  practice: {
    good: { text: 'Ponga al final lo que destruye, y con confirmación.' },
    bad: { text: 'Repetir adentro lo que ya está a la vista en la fila.' },
  },
}

const meta = {
  title: 'Consola/Partes/Menú de una fila',
  parameters: { guide, face: 'console-light' },
  component: RowMenu,
  decorators: [inConsole],
  args: {
    label: 'Más acciones: Quispe, Rosa',
    children: (
      <RowMenuItem tone="danger" label="Eliminar la reservación de Quispe, Rosa" onSelect={handleSelect}>
        <Trash2 aria-hidden="true" />
        Eliminar
      </RowMenuItem>
    ),
  },
  beforeEach: () => {
    handleSelect.mockClear()
  },
} satisfies Meta<typeof RowMenu>

export default meta
type Story = StoryObj<typeof meta>

const opener = () => screen.getByRole('button', { name: 'Más acciones: Quispe, Rosa' })
const item = () => screen.queryByRole('button', { name: 'Eliminar la reservación de Quispe, Rosa' })

/** Opens by keyboard, closes with a choice and returns the focus. */
export const Chosen: Story = {
  name: 'Con el teclado',
  tags: ['D-08'],
  play: async () => {
    await expect(item()).not.toBeInTheDocument()
    opener().focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(item()).toBeVisible())
    await userEvent.tab()
    await expect(item()).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(handleSelect).toHaveBeenCalledOnce()
    await expect(item()).not.toBeInTheDocument()
    await expect(opener()).toHaveFocus()
  },
}

/** Open, dark theme. */
export const Dark: Story = {
  name: 'Abierto, tema oscuro',
  parameters: { face: 'console-dark' },
  play: async () => {
    await userEvent.click(opener())
    await waitFor(() => expect(item()).toBeVisible())
  },
}

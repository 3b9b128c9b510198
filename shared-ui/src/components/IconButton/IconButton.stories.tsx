import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChevronRight, Pause } from 'lucide-react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import type { Guide } from '../../guides/guide.ts'
import { Button } from '../Button/Button.tsx'
import { IconButton } from './IconButton.tsx'

const guide: Guide = {
  purpose:
    'Mover o detener lo que está al lado, donde una palabra no cabe: el mes siguiente, la pausa de unas fotos.',
  notFor: 'Lo que guarda, borra o lleva a otra página necesita su palabra: use «Botón».',
  anatomy: ['Marco cuadrado', 'Ícono'],
  states: {
    'aria-disabled="true"': 'Ya no hay más: se puede enfocar, para que se sepa por qué no hace nada.',
  },
  keyboard: { 'Enter, Espacio': 'Pulsa.' },
  practice: {
    good: {
      text: 'Un ícono que todos conocen, con su nombre para quien no lo ve.',
      example: (
        <IconButton label="Mes siguiente" onClick={() => {}}>
          <ChevronRight aria-hidden="true" />
        </IconButton>
      ),
    },
    bad: { text: 'Una acción importante con una flecha sola.', example: <Button>→</Button> },
  },
  copy: ['El nombre dice qué pasa al pulsar: «Mes siguiente», no «Flecha».'],
}

const meta = {
  title: 'Componentes/Botón con ícono',
  parameters: { guide },
  component: IconButton,
  args: { label: 'Pausar', onClick: fn(), children: <Pause aria-hidden="true" /> },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

/** Is named by its label and calls `onClick`. */
export const Enabled: Story = {
  name: 'Activo',
  tags: ['W-10'],
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Pausar' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

/** Keeps the focus while a press does nothing. */
export const Disabled: Story = {
  name: 'Sin más que mostrar',
  tags: ['W-10'],
  render: () => (
    <IconButton label="Mes siguiente">
      <ChevronRight aria-hidden="true" />
    </IconButton>
  ),
  play: async () => {
    const button = screen.getByRole('button', { name: 'Mes siguiente' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.tab()
    await expect(button).toHaveFocus()
  },
}

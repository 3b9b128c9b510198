import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { ConfirmDialog } from './ConfirmDialog.tsx'

const meta = {
  title: 'Componentes/Diálogo de confirmación',
  component: ConfirmDialog,
  args: {
    title: 'Eliminar la habitación 103 · Doble',
    children: <p>Dejará de ofrecerse en el sitio. Las reservaciones pasadas se conservan.</p>,
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>

export default meta
type Story = StoryObj<typeof meta>

const question = () => within(screen.getByRole('alertdialog', { name: 'Eliminar la habitación 103 · Doble' }))

/** States what will happen to what and focuses No. */
export const Asking: Story = {
  name: 'Pregunta, foco en No',
  tags: ['W-08'],
  play: async ({ args }) => {
    await waitFor(() => expect(question().getByRole('button', { name: 'No' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

/** Sí confirms. */
export const Yes: Story = {
  name: 'Sí confirma',
  tags: ['W-08'],
  play: async ({ args }) => {
    await userEvent.click(question().getByRole('button', { name: 'Sí' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}

/** Escape answers No. */
export const Escape: Story = {
  name: 'Escape responde No',
  tags: ['W-07'],
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

/** While the action runs, Sí cannot be pressed again and the dialog cannot be closed. */
export const Pending: Story = {
  name: 'En espera',
  tags: ['W-06'],
  args: { pending: true },
  play: async ({ args }) => {
    await userEvent.click(question().getByRole('button', { name: 'Sí' }))
    await userEvent.keyboard('{Escape}')
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await expect(args.onCancel).not.toHaveBeenCalled()
  },
}

/** An error is shown in the dialog, which stays open. */
export const Refused: Story = {
  name: 'Con error, sigue abierto',
  tags: ['E-02'],
  args: { error: 'La habitación tiene 3 reservaciones por venir. Elimínelas primero.' },
  play: async () => {
    await expect(question().getByRole('alert')).toHaveTextContent('3 reservaciones por venir')
    await expect(question().getByRole('button', { name: 'Sí' })).toBeEnabled()
  },
}

export const Dark: Story = { name: 'Pregunta, consola oscura', globals: { face: 'console-dark' } }

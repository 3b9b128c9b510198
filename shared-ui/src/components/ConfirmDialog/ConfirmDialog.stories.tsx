import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { ConfirmDialog } from './ConfirmDialog.tsx'

const meta = {
  title: 'Componentes/ConfirmDialog',
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

export const Asking: Story = {
  name: 'W-08 States what will happen to what and focuses No',
  play: async ({ args }) => {
    await waitFor(() => expect(question().getByRole('button', { name: 'No' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

export const Yes: Story = {
  name: 'W-08 Sí confirms',
  play: async ({ args }) => {
    await userEvent.click(question().getByRole('button', { name: 'Sí' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}

export const Escape: Story = {
  name: 'W-07 Escape answers No',
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

export const Pending: Story = {
  name: 'W-06 While the action runs, Sí cannot be pressed again and the dialog cannot be closed',
  args: { pending: true },
  play: async ({ args }) => {
    await userEvent.click(question().getByRole('button', { name: 'Sí' }))
    await userEvent.keyboard('{Escape}')
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await expect(args.onCancel).not.toHaveBeenCalled()
  },
}

export const Refused: Story = {
  name: 'E-02 An error is shown in the dialog, which stays open',
  args: { error: 'La habitación tiene 3 reservaciones por venir. Elimínelas primero.' },
  play: async () => {
    await expect(question().getByRole('alert')).toHaveTextContent('3 reservaciones por venir')
    await expect(question().getByRole('button', { name: 'Sí' })).toBeEnabled()
  },
}

export const Dark: Story = { name: 'Asking, console, dark', globals: { face: 'console-dark' } }

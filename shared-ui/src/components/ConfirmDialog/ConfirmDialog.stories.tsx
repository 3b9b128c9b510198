import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Guide } from '../../guides/guide.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

const guide: Guide = {
  purpose: 'Preguntar antes de destruir algo o de hacer lo que no se deshace.',
  notFor:
    'Para lo que se puede deshacer: se hace enseguida y se ofrece «Deshacer». Si hay que escribir un motivo, use «Diálogo con formulario».',
  anatomy: [
    'Título: la acción y lo que afecta',
    'Consecuencia y si se puede deshacer',
    'Error, si el intento falló',
    'No, con el foco, y Sí',
  ],
  states: {
    'role="alertdialog"': 'Interrumpe y se lee entero al abrirse.',
    'aria-busy="true"': 'La acción está en curso: Sí no se pulsa otra vez y el diálogo no se cierra.',
    'role="alert"': 'La acción falló; el diálogo sigue abierto y reintentar es una pulsación.',
  },
  keyboard: {
    Escape: 'Responde No, si la acción no está en curso.',
    Tab: 'Va de un botón al otro sin salir del diálogo.',
  },
  practice: {
    good: {
      text: '«Eliminar la habitación 103 · Doble»: se sabe qué y cuál, y el foco empieza en No.',
      story: 'Pregunta, foco en No',
    },
    bad: { text: '«¿Está seguro?» no dice de qué, y acostumbra a decir que sí.' },
  },
  copy: [
    'El título nombra la acción y la cosa, con su número o nombre.',
    'El texto dice qué deja de existir y qué queda.',
  ],
}

const meta = {
  title: 'Componentes/Diálogo de confirmación',
  parameters: { guide, docs: { story: { inline: false } } },
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

/** States what will happen to what, is read with its consequences, and focuses No. */
export const Asking: Story = {
  name: 'Pregunta, foco en No',
  tags: ['W-08'],
  play: async ({ args }) => {
    await waitFor(() => expect(question().getByRole('button', { name: 'No' })).toHaveFocus())
    await expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
      /^Dejará de ofrecerse en el sitio/,
    )
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

export const Dark: Story = { name: 'Pregunta, consola oscura', parameters: { face: 'console-dark' } }

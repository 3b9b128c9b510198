import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Guide } from '../../guides/guide.ts'
import { Button } from '../Button/Button.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Dialog } from './Dialog.tsx'

const OPENER = 'Crear zona'

/** A page with a button that opens a dialog with a form. */
function ZonePage({ leaving }: { leaving: 'allowed' | 'refused' }) {
  const [open, setOpen] = useState(false)
  const [name, setName] = useState('')
  const close = () => setOpen(false)
  return (
    <main style={{ minHeight: '160vh' }}>
      <Button variant="primary" onClick={() => setOpen(true)}>
        {OPENER}
      </Button>
      {open && (
        <Dialog
          title="Nueva zona"
          onDismiss={leaving === 'allowed' ? close : undefined}
          actions={
            <Button variant="primary" onClick={close}>
              Guardar
            </Button>
          }
        >
          <TextField label="Nombre" value={name} onValueChange={setName} data-initial-focus />
        </Dialog>
      )}
    </main>
  )
}

const guide: Guide = {
  purpose: 'Algo que se hace o se lee sin dejar la página: un formulario corto, una respuesta del banco.',
  notFor:
    'Lo que se comparte o a lo que se vuelve es una página con su dirección. Para preguntar Sí o No use «Diálogo de confirmación».',
  anatomy: [
    'Título, que toma el foco si nada más lo pide',
    'Cerrar, si se puede salir',
    'Contenido',
    'Acciones; la última es la principal',
  ],
  states: {
    'data-initial-focus': 'Lo que toma el foco al abrir, en lugar del título.',
    'data-dialog-title': 'El título, desde el que Mayús y Tab van a la última parada.',
    'data-covered': 'En <html>: la página de atrás no se desplaza.',
  },
  keyboard: {
    Escape: 'Cierra, si el diálogo se puede cerrar.',
    'Tab, Mayús + Tab': 'Recorren el diálogo sin salir de él.',
  },
  practice: {
    good: { text: 'Al cerrar, el foco vuelve al botón que lo abrió.', story: 'Abierto' },
    bad: {
      text: 'Un diálogo encima de otro: se pierde qué se estaba haciendo. La única excepción es preguntar antes de perder lo escrito.',
    },
  },
  copy: ['El título nombra lo que se hace: «Nueva zona».'],
}

const meta = {
  title: 'Componentes/Diálogo',
  parameters: { guide, documents: Dialog, docs: { story: { inline: false } } },
  component: ZonePage,
  args: { leaving: 'allowed' },
} satisfies Meta<typeof ZonePage>

export default meta
type Story = StoryObj<typeof meta>

async function openDialog(canvasElement: HTMLElement) {
  await userEvent.click(within(canvasElement).getByRole('button', { name: OPENER }))
  return screen.findByRole('dialog', { name: 'Nueva zona' })
}

/** Focuses the first field, and the page behind does not scroll. */
export const Open: Story = {
  name: 'Abierto',
  tags: ['W-07'],
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement)
    await expect(dialog).toBeVisible()
    await expect(dialog.matches(':modal')).toBe(true)
    await waitFor(() => expect(within(dialog).getByRole('textbox', { name: 'Nombre' })).toHaveFocus())
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden')
  },
}

export const OpenDark: Story = {
  name: 'Abierto, consola oscura',
  parameters: { face: 'console-dark' },
  play: async ({ canvasElement }) => {
    await openDialog(canvasElement)
  },
}

/** Escape closes the dialog and restores the focus. */
export const Escape: Story = {
  name: 'Escape cierra',
  tags: ['W-07'],
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: OPENER })).toHaveFocus())
    await expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden')
  },
}

/** Cerrar closes the dialog and restores the focus. */
export const CloseButton: Story = {
  name: 'Cerrar cierra',
  tags: ['W-07'],
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cerrar' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: OPENER })).toHaveFocus())
  },
}

/** Tab cycles inside the dialog in both directions. */
export const FocusInside: Story = {
  name: 'El foco no sale',
  tags: ['W-07'],
  play: async ({ canvasElement }) => {
    const dialog = within(await openDialog(canvasElement))
    await userEvent.tab()
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Guardar' })).toHaveFocus())
    await userEvent.tab()
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cerrar' })).toHaveFocus())
    await userEvent.tab({ shift: true })
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Guardar' })).toHaveFocus())
  },
}

/** Without onDismiss, Escape does nothing and there is no Cerrar. */
export const Bound: Story = {
  name: 'Sin salida: Escape no cierra',
  tags: ['W-07'],
  args: { leaving: 'refused' },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement)
    await userEvent.keyboard('{Escape}{Escape}')
    // A phone's back gesture, or a second Escape, dispatches these events:
    const event = new Event('cancel', { cancelable: true })
    dialog.dispatchEvent(event)
    await expect(event.defaultPrevented).toBe(true)
    await expect(dialog).toBeVisible()
    await expect(within(dialog).queryByRole('button', { name: 'Cerrar' })).not.toBeInTheDocument()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Guardar' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
  },
}

/** A dialog without onDismiss opens again when the browser closes it. */
export const ForcedClose: Story = {
  name: 'Sin salida: se abre otra vez',
  tags: ['W-07'],
  args: { leaving: 'refused' },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement)
    if (!(dialog instanceof HTMLDialogElement)) throw new TypeError('A dialog is a <dialog>')
    dialog.close()
    await waitFor(() => expect(dialog.matches(':modal')).toBe(true))
  },
}

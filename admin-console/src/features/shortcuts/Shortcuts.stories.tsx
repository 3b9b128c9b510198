import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from 'shared-ui/components/Button'
import { Dialog } from 'shared-ui/components/Dialog'
import { TextField } from 'shared-ui/components/TextField'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import { SAMPLE_PAGES } from '../../../test/samples/sample-pages.ts'
import { shortcutsSwitch } from './shortcuts-switch.ts'
import { type ShortcutActions, useShortcuts } from './use-shortcuts.ts'

/** A page with a search field, a create button and a dialog. */
function SomePage(props: ShortcutActions<string> & { onCreate: () => void }) {
  useShortcuts(SAMPLE_PAGES, props)
  const [search, setSearch] = useState('')
  const [asks, setAsks] = useState(false)
  return (
    <main>
      <TextField label="Cliente o habitación" type="search" value={search} onValueChange={setSearch} />
      <Button data-shortcut="create" onClick={props.onCreate}>
        Agregar reservación
      </Button>
      <Button onClick={() => setAsks(true)}>Eliminar</Button>
      {asks && (
        <Dialog title="¿Eliminar?" onDismiss={() => setAsks(false)}>
          <p>Se elimina.</p>
        </Dialog>
      )}
    </main>
  )
}

const guide: Guide = {
  purpose: 'Abrir páginas, crear y buscar con una tecla, para quien usa la consola todo el día.',
  notFor:
    'Dentro de un campo o con un diálogo abierto las teclas son texto. Quien dicta con la voz puede apagarlos.',
  keyboard: { '?': 'Muestra los atajos.', Letras: 'Abren páginas; la lista está en «Atajos y apariencia».' },
  practice: {
    good: { text: 'Una tecla sola, y siempre otro camino con el ratón.' },
    bad: { text: 'Una combinación que el navegador ya usa, como Ctrl y W.' },
  },
  states: {
    'data-shortcut="create"': 'El botón o enlace que la tecla de crear pulsa en una página.',
  },
}

const meta = {
  title: 'Consola/Partes/Atajos de teclado',
  parameters: { guide, face: 'console-light' },
  component: SomePage,
  args: { onGo: fn(), onHelp: fn(), onCreate: fn() },
  beforeEach: () => () => shortcutsSwitch.choose('on'),
} satisfies Meta<typeof SomePage>

export default meta
type Story = StoryObj<typeof meta>

const field = () => screen.getByRole('searchbox', { name: 'Cliente o habitación' })

/** Keys open pages, create, focus the search and open the help. */
export const Pressed: Story = {
  name: 'Teclas que abren páginas y enfocan la búsqueda',
  tags: ['W-10'],
  play: async ({ args }) => {
    await userEvent.keyboard('gh')
    await expect(args.onGo).toHaveBeenLastCalledWith('/rooms-panel')
    await userEvent.keyboard('n')
    await expect(args.onCreate).toHaveBeenCalledOnce()
    await userEvent.keyboard('?')
    await expect(args.onHelp).toHaveBeenCalledOnce()
    await userEvent.keyboard('/')
    await waitFor(() => expect(field()).toHaveFocus())
    await expect(field()).toHaveValue('')
  },
}

/** Keys are text in a focused field, and left to the browser with Control. */
export const Typed: Story = {
  name: 'Teclas dentro de un campo, tema oscuro',
  tags: ['W-10'],
  parameters: { face: 'console-dark' },
  play: async ({ args }) => {
    await userEvent.type(field(), 'gr n?/')
    await expect(field()).toHaveValue('gr n?/')
    field().blur()
    for (const held of ['ctrlKey', 'metaKey', 'altKey']) {
      await fireEvent.keyDown(document.body, { key: 'n', [held]: true })
    }
    await fireEvent.keyDown(document.body, { key: 'n', repeat: true })
    await expect(args.onGo).not.toHaveBeenCalled()
    await expect(args.onCreate).not.toHaveBeenCalled()
    await expect(args.onHelp).not.toHaveBeenCalled()
  },
}

/** Keys do nothing while a dialog is open. */
export const Asked: Story = {
  name: 'Con un diálogo abierto no hacen nada',
  tags: ['W-10'],
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Eliminar' }))
    await screen.findByRole('dialog', { name: '¿Eliminar?' })
    await userEvent.keyboard('n')
    await userEvent.keyboard('gr')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(args.onCreate).not.toHaveBeenCalled()
    await expect(args.onGo).not.toHaveBeenCalled()
  },
}

/** No key does anything while switched off (WCAG 2.1.4). */
export const SwitchedOff: Story = {
  name: 'Apagados',
  tags: ['W-10'],
  play: async ({ args }) => {
    shortcutsSwitch.choose('off')
    await userEvent.keyboard('n?gr')
    await expect(args.onCreate).not.toHaveBeenCalled()
    await expect(args.onHelp).not.toHaveBeenCalled()
    await expect(args.onGo).not.toHaveBeenCalled()
    shortcutsSwitch.choose('on')
    await userEvent.keyboard('n')
    await expect(args.onCreate).toHaveBeenCalledOnce()
  },
}

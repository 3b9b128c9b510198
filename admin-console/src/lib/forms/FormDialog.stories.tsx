import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextField } from 'shared-ui/components/TextField'
import { useForm } from 'shared-ui/forms/use-form'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { inConsole } from '../../../test/in-console.tsx'
import { FormDialog } from './FormDialog.tsx'

function NameDialog({ onCancel }: { onCancel: () => void }) {
  const form = useForm({
    initial: { name: '' },
    check: ({ name }) => (name === '' ? { name: 'Escriba el nombre.' } : {}),
    send: async () => undefined,
  })
  return (
    <FormDialog title="Registrar Zona" submit="Registrar" cancel="Cancelar" form={form} onCancel={onCancel}>
      <TextField {...form.field('name')} label="Nombre" data-initial-focus />
    </FormDialog>
  )
}

const guide: Guide = {
  purpose: 'Un formulario corto sobre la página: un nombre, un motivo, un pago.',
  notFor: 'Con más de cinco campos o con foto use una página. Para Sí o No, «Diálogo de confirmación».',
  keyboard: { Enter: 'Envía.', Escape: 'Cierra; si hay algo escrito, pregunta antes.' },
  practice: {
    good: { text: 'Un verbo y la cosa en el botón: «Registrar pago».' },
    bad: { text: 'Abrirlo encima de otro diálogo.' },
  },
}

const meta = {
  title: 'Consola/Partes/Diálogo con formulario',
  parameters: { guide, documents: FormDialog, face: 'console-light' },
  component: NameDialog,
  decorators: [inConsole],
  args: { onCancel: fn() },
} satisfies Meta<typeof NameDialog>

export default meta
type Story = StoryObj<typeof meta>

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

/** Pressing submit too early names the missing field and focuses it. */
export const Missing: Story = {
  name: 'Falta un dato',
  tags: ['W-06'],
  play: async () => {
    await press('Registrar')
    await expect(screen.getByLabelText('Nombre')).toHaveFocus()
    await expect(screen.getByLabelText('Nombre')).toHaveAccessibleDescription('Escriba el nombre.')
    await expect(screen.getByText('Falta 1 dato.')).toBeVisible()
  },
}

/** Closes at once without input. */
export const Pristine: Story = {
  name: 'Sin tocar: se cierra sin preguntar',
  tags: ['D-14'],
  play: async ({ args }) => {
    await press('Cancelar')
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

/** Asks before closing with unsaved input. */
export const Dirty: Story = {
  name: 'Con algo escrito: pregunta antes de cerrar',
  tags: ['D-14'],
  play: async ({ args }) => {
    await userEvent.type(screen.getByLabelText('Nombre'), 'Ladera')
    await userEvent.keyboard('{Escape}')
    const question = within(screen.getByRole('alertdialog', { name: '¿Salir sin guardar?' }))
    await userEvent.click(question.getByRole('button', { name: 'No' }))
    await expect(args.onCancel).not.toHaveBeenCalled()
    await expect(screen.getByLabelText('Nombre')).toHaveValue('Ladera')
    await press('Cancelar')
    await press('Sí')
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

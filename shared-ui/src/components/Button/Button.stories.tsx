import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalendarPlus } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Guide } from '../../guides/guide.ts'
import { Button } from './Button.tsx'

const guide: Guide = {
  purpose: 'Hace algo en esta página: enviar, guardar, abrir un diálogo, eliminar.',
  notFor:
    'Para ir a otra página use «Enlace con forma de botón»: un enlace se puede abrir en otra pestaña. Para enviar un formulario use «Botón de envío», que dice cuánto falta.',
  anatomy: [
    'Icono, si la acción tiene uno conocido',
    'Etiqueta: un verbo',
    'Indicador de espera, que ocupa el lugar de la etiqueta sin cambiar el ancho',
  ],
  states: {
    'data-variant="primary"': 'La acción principal; una por página o diálogo.',
    'data-variant="secondary"': 'Las demás acciones.',
    'data-variant="quiet"': 'Parece texto; para lo que se usa poco.',
    'data-variant="danger"': 'Destruye algo; va dentro de una confirmación o después de los demás.',
    'aria-busy="true"': 'Su petición está en curso: conserva el foco y no envía otra vez.',
    'aria-disabled="true"':
      'En espera, o el formulario no está listo; la pulsación llega y muestra qué falta.',
    disabled: 'No hay nada que hacer ni que mostrar.',
  },
  keyboard: { 'Enter, Espacio': 'Pulsan el botón.' },
  practice: {
    good: {
      text: 'Un verbo y una sola acción principal.',
      example: (
        <div style={{ display: 'flex', gap: '1rem' }}>
          <Button>Cancelar</Button>
          <Button variant="primary">Guardar cambio</Button>
        </div>
      ),
    },
    bad: {
      text: 'Dos acciones principales compiten, y «Aceptar» no dice qué pasará.',
      example: (
        <div style={{ display: 'flex', gap: '1rem' }}>
          <Button variant="primary">No</Button>
          <Button variant="primary">Aceptar</Button>
        </div>
      ),
    },
  },
  copy: [
    'Un verbo en infinitivo, o verbo y cosa: «Guardar», «Agregar reservación».',
    'Lo que destruye nombra lo que destruye: «Eliminar», no «Sí, continuar».',
  ],
}

const meta = {
  title: 'Componentes/Botón',
  parameters: { guide },
  component: Button,
  args: { children: 'Reservar', onClick: fn() },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

const AllVariants = () => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
    <Button variant="primary">Reservar</Button>
    <Button>
      <CalendarPlus aria-hidden="true" /> Agregar reservación
    </Button>
    <Button variant="quiet">Ver todas</Button>
    <Button variant="danger">Eliminar</Button>
    <Button variant="primary" pending>
      Reservar
    </Button>
    <Button pending>Buscar</Button>
    <Button variant="primary" notReady>
      Siguiente Paso
    </Button>
    <Button disabled>Bloquear</Button>
  </div>
)

export const Variants: Story = { name: 'Variantes y estados', render: AllVariants }

export const VariantsDark: Story = {
  name: 'Variantes y estados, consola oscura',
  parameters: { face: 'console-dark' },
  render: AllVariants,
}

/** A press, Enter and Space call the handler. */
export const Pressed: Story = {
  name: 'Pulsado con ratón, Enter y Espacio',
  args: { variant: 'primary' },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Reservar' })
    await userEvent.click(button)
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledTimes(3)
    await expect(button).toHaveAttribute('type', 'button')
  },
}

const submitted = fn()

/** A pending button keeps the focus and does not submit again by press or by Enter in a field. */
export const Pending: Story = {
  name: 'En espera',
  tags: ['W-06'],
  args: { variant: 'primary', pending: true, type: 'submit' },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submitted()
      }}
    >
      <label>
        Nombre <input defaultValue="Rosa" />
      </label>{' '}
      <Button {...args} />
    </form>
  ),
  play: async ({ canvasElement, args }) => {
    submitted.mockClear()
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button', { name: 'Reservar' })
    await userEvent.click(button)
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nombre' }), '{Enter}')
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(submitted).not.toHaveBeenCalled()
  },
}

/** A button that is not ready reads as disabled, but a press reaches the form, which shows what is missing. */
export const NotReady: Story = {
  name: 'No listo',
  tags: ['W-06'],
  args: { variant: 'primary', notReady: true, children: 'Siguiente Paso' },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Siguiente Paso' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

/** A disabled button cannot be pressed. */
export const Disabled: Story = {
  name: 'Desactivado',
  tags: ['W-06'],
  args: { disabled: true, children: 'Bloquear' },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Bloquear' })
    await expect(button).toBeDisabled()
    await userEvent.click(button, { pointerEventsCheck: 0 })
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

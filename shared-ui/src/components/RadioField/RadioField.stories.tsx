import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import type { Guide } from '../../guides/guide.ts'
import { RadioField, type RadioFieldProps } from './RadioField.tsx'

const CHOICES = [
  { value: 'service', label: 'Servicio' },
  { value: 'product', label: 'Producto' },
]

function Chosen(props: RadioFieldProps) {
  const [value, setValue] = useState(props.value)
  return <RadioField {...props} value={value} onValueChange={setValue} />
}

const guide: Guide = {
  purpose: 'Una entre pocas opciones que conviene ver todas a la vez.',
  notFor: 'Con más de cinco opciones use «Lista desplegable». Para sí o no use «Casilla».',
  anatomy: ['Pregunta', 'Opciones', 'Error', 'Ayuda'],
  states: {
    'value=""': 'Ninguna elegida: ninguna viene elegida si elegir por otro sería un error.',
    'aria-required="true"': 'Hay que elegir una; sobra si siempre hay una elegida.',
    'aria-invalid="true"': 'En el grupo, que toma el foco si es lo primero que falta.',
  },
  keyboard: { Flechas: 'Eligen la opción anterior o siguiente.', Espacio: 'Elige la opción enfocada.' },
  practice: {
    good: {
      text: 'Pocas opciones, todas a la vista.',
      example: (
        <Chosen label="Qué contrató" name="bien-guia" value="" choices={CHOICES} onValueChange={() => {}} />
      ),
    },
    bad: {
      text: 'Una sola opción no es una elección.',
      example: (
        <Chosen
          label="Qué contrató"
          name="uno-guia"
          value=""
          choices={[{ value: 'service', label: 'Servicio' }]}
          onValueChange={() => {}}
        />
      ),
    },
  },
  copy: ['La pregunta sin signos: «Qué contrató».', 'Las opciones, de la misma clase de palabra.'],
}

const meta = {
  title: 'Componentes/Campo de opciones',
  parameters: { guide },
  component: RadioField,
  render: (props) => <Chosen {...props} />,
  args: {
    label: 'Qué contrató',
    name: 'bien',
    value: '',
    choices: CHOICES,
    onValueChange: fn(),
    onBlur: fn(),
  },
} satisfies Meta<typeof RadioField>

export default meta
type Story = StoryObj<typeof meta>

/** The arrow keys choose an option. */
export const Empty: Story = {
  name: 'Sin elegir',
  tags: ['W-10'],
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(screen.getByRole('radio', { name: 'Servicio' })).toBeChecked()
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('radio', { name: 'Producto' })).toBeChecked()
    await expect(args.onBlur).not.toHaveBeenCalled()
  },
}

/** A group without a choice shows its error; its id is the caller's, so a summary of errors can link to it. */
export const Faulty: Story = {
  name: 'Con error',
  tags: ['V-10'],
  args: {
    id: 'contratado',
    required: true,
    error: 'Elija una de las opciones.',
    hint: 'Lo que figura en su comprobante.',
  },
  play: async () => {
    const group = screen.getByRole('radiogroup', { name: 'Qué contrató' })
    await expect(group).toHaveAttribute('id', 'contratado')
    await expect(group).toBeInvalid()
    await expect(group).toBeRequired()
    await expect(group).toHaveAccessibleDescription(/Elija una de las opciones/)
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import type { Guide } from '../../guides/guide.ts'
import { CheckboxField } from '../CheckboxField/CheckboxField.tsx'
import { DateField } from '../DateField/DateField.tsx'
import { SelectField } from '../SelectField/SelectField.tsx'
import { TextAreaField } from '../TextAreaField/TextAreaField.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Field, focusFirstProblem } from './Field.tsx'

const PROBLEMS = {
  name: 'Complete este campo.',
  kind: 'Elija un tipo de documento.',
  day: 'La entrada no puede ser antes de hoy.',
  message: 'Complete este campo.',
  terms: 'Acepte los términos para continuar.',
}
const NO_PROBLEMS: Partial<typeof PROBLEMS> = {}

type Condition = { problems: Partial<typeof PROBLEMS> }

/** One of each field, filled in, so that designers see them together. */
function AllFields({ problems }: Condition) {
  const [name, setName] = useState('')
  const [kind, setKind] = useState('')
  const [day, setDay] = useState('2027-03-15')
  const [message, setMessage] = useState('')
  const [agreed, setAgreed] = useState(false)
  return (
    <form noValidate style={{ display: 'grid', gap: 'var(--field-gap)', maxWidth: '30rem' }}>
      <TextField
        label="Nombres"
        autoComplete="given-name"
        required
        value={name}
        onValueChange={setName}
        error={problems.name}
      />
      <SelectField
        label="Tipo de documento"
        value={kind}
        onValueChange={setKind}
        error={problems.kind}
        choices={[
          { value: 'DNI', label: 'DNI' },
          { value: 'Pasaporte', label: 'Pasaporte' },
        ]}
      />
      <DateField
        label="Entrada"
        hint="Desde las 14:00."
        min="2027-03-01"
        max="2027-12-31"
        value={day}
        onValueChange={setDay}
        error={problems.day}
      />
      <TextAreaField
        label="Mensaje"
        optional
        hint="Cuéntenos si viaja con una mascota."
        value={message}
        onValueChange={setMessage}
        error={problems.message}
      />
      <CheckboxField
        label={
          <>
            He leído y acepto los <a href="/politics">términos y condiciones</a>
          </>
        }
        checked={agreed}
        onCheckedChange={setAgreed}
        error={problems.terms}
      />
    </form>
  )
}

const guide: Guide = {
  purpose:
    'Lo común de todos los campos: etiqueta, ayuda, error y duda, y cómo se leen juntos. Aquí se ven todos los campos en un formulario.',
  notFor: 'No se usa solo: use «Campo de texto», «Campo de fecha», «Lista desplegable» y los demás.',
  anatomy: [
    'Etiqueta, con «(opcional)» si lo es',
    'Control',
    'Error',
    'Duda, con su corrección',
    'Ayuda, que queda a la vista al escribir',
  ],
  states: {
    'data-invalid': 'Tiene un error.',
    'aria-invalid="true"':
      'En el control: el lector de pantalla lo dice, y un envío fallido enfoca el primero.',
    'aria-describedby': 'El control se lee con su error, su duda y su ayuda, en ese orden.',
  },
  practice: {
    good: {
      text: 'Se marca lo opcional, que es lo menos.',
      example: (
        <TextField label="RUC" optional hint="Si necesita factura." value="" onValueChange={() => {}} />
      ),
    },
    bad: {
      text: 'El ejemplo dentro del campo desaparece al escribir y parece un valor.',
      example: <TextField label="RUC" placeholder="20123456789" value="" onValueChange={() => {}} />,
    },
  },
  copy: [
    'Etiqueta de una a tres palabras, sin dos puntos.',
    'El error dice qué hacer: «Complete este campo.»',
    'Nada de asteriscos: se marca lo opcional.',
  ],
}

const meta = {
  title: 'Componentes/Campos de un formulario',
  parameters: { guide, documents: Field },
  component: AllFields,
  args: { problems: NO_PROBLEMS },
} satisfies Meta<typeof AllFields>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  name: 'Vacíos',
  play: async ({ canvasElement }) => {
    const name = within(canvasElement).getByRole('textbox', { name: 'Nombres' })
    await expect(name).not.toHaveAttribute('aria-invalid')
    await expect(name).toHaveAttribute('autocomplete', 'given-name')
    await expect(name).toBeRequired()
  },
}

/** Fields filled in. */
export const Filled: Story = {
  name: 'Llenos',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nombres' }), 'Rosa')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Tipo de documento' }), 'Pasaporte')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Mensaje (opcional)' }), 'Llego tarde')
    await userEvent.click(canvas.getByRole('checkbox'))
    await expect(canvas.getByRole('textbox', { name: 'Nombres' })).toHaveValue('Rosa')
    await expect(canvas.getByRole('combobox', { name: 'Tipo de documento' })).toHaveValue('Pasaporte')
    await expect(canvas.getByRole('checkbox')).toBeChecked()
  },
}

/** Each error is beside its field and described by it, and the focus goes to the first. */
export const Wrong: Story = {
  name: 'Con errores',
  tags: ['V-10'],
  args: { problems: PROBLEMS },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const name = canvas.getByRole('textbox', { name: 'Nombres' })
    const day = canvas.getByLabelText('Entrada')
    await expect(name).toHaveAccessibleDescription('Complete este campo.')
    await expect(day).toHaveAccessibleDescription('La entrada no puede ser antes de hoy. Desde las 14:00.')
    await expect(day).toHaveAttribute('aria-invalid', 'true')
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
    focusFirstProblem(canvasElement)
    await expect(name).toHaveFocus()
  },
}

/** Errors, console, dark. */
export const WrongDark: Story = {
  name: 'Con errores, consola oscura',
  parameters: { face: 'console-dark' },
  args: { problems: PROBLEMS },
}

/** Fields, console, light. */
export const ConsoleLight: Story = { name: 'Consola clara', parameters: { face: 'console-light' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, within } from 'storybook/test'
import type { Guide } from '../../guides/guide.ts'
import { DateField, type DateFieldProps } from './DateField.tsx'

function Controlled(props: DateFieldProps) {
  const [value, setValue] = useState(props.value)
  return <DateField {...props} value={value} onValueChange={setValue} />
}

const guide: Guide = {
  purpose: 'Un día del calendario, con el selector de fechas del navegador o escrito.',
  notFor:
    'Para entrada y salida juntas en el sitio use «Fechas de la estadía», o «Calendario de estadía» donde importa qué noches están libres.',
  anatomy: ['Etiqueta', 'Fecha', 'Ayuda, como la hora de ingreso', 'Error'],
  states: {
    'value=""': 'Vacío o incompleto.',
    'data-invalid': 'La fecha no vale; el error dice qué fecha vale.',
    'min, max': 'El primer y el último día que el selector ofrece.',
  },
  keyboard: {
    Flechas: 'Cambian día, mes o año, según dónde esté el cursor.',
    Espacio: 'Abre el selector en los navegadores que lo tienen.',
  },
  practice: {
    good: {
      text: 'El error dice qué fecha vale.',
      example: (
        <Controlled
          label="Salida"
          value="2027-04-01"
          error="La salida debe ser al menos un día después de la entrada."
          onValueChange={() => {}}
        />
      ),
    },
    bad: {
      text: 'El formato no es asunto de quien llena: el navegador lo escribe en su idioma.',
      example: (
        <Controlled
          label="Salida (AAAA-MM-DD)"
          value=""
          error="Formato incorrecto"
          onValueChange={() => {}}
        />
      ),
    },
  },
  copy: ['«Entrada» y «Salida», nunca «Check-in» ni «Desde».'],
}

const meta = {
  title: 'Componentes/Campo de fecha',
  parameters: { guide },
  component: DateField,
  args: {
    label: 'Salida',
    value: '2027-04-30',
    min: '2027-04-01',
    max: '2028-03-31',
    onValueChange: () => {},
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof DateField>

export default meta
type Story = StoryObj<typeof meta>

/** Holds a calendar date as text, with its first and last day. */
export const Full: Story = {
  name: 'Con fecha',
  tags: ['P-10'],
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText<HTMLInputElement>('Salida')
    await expect(field).toHaveAttribute('min', '2027-04-01')
    await expect(field).toHaveAttribute('max', '2028-03-31')
    field.stepUp(1)
    await expect(field).toHaveValue('2027-05-01')
    await fireEvent.change(field, { target: { value: '2027-05-02' } })
    await expect(field).toHaveValue('2027-05-02')
  },
}

export const Empty: Story = { name: 'Vacío', args: { value: '' } }
export const Wrong: Story = {
  name: 'Con error',
  args: { error: 'La salida debe ser al menos un día después de la entrada.' },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { Guide } from '../../guides/guide.ts'
import { TextAreaField, type TextAreaFieldProps } from './TextAreaField.tsx'

function Typed(props: TextAreaFieldProps) {
  const [value, setValue] = useState(props.value)
  return <TextAreaField {...props} value={value} onValueChange={setValue} />
}

const nothing = () => {}
const LONG = 'Somos un grupo de doce personas y queremos conocer el jardín. '.repeat(8)

const guide: Guide = {
  purpose: 'Texto de varios renglones: un mensaje, una descripción, un motivo.',
  notFor: 'Para un dato de un renglón use «Campo de texto», donde Enter envía.',
  anatomy: ['Etiqueta', 'Texto, que crece con lo escrito', 'Ayuda', 'Error'],
  states: { 'data-invalid': 'Falta o es demasiado largo.', readonly: 'Se está enviando.' },
  keyboard: { Enter: 'Un renglón nuevo; no envía.' },
  practice: {
    good: {
      text: 'La etiqueta dice qué se espera leer.',
      example: <TextAreaField label="Qué pasó" value="" onValueChange={() => {}} />,
    },
    bad: {
      text: '«Observaciones» no dice quién las leerá ni para qué.',
      example: <TextAreaField label="Observaciones" value="" onValueChange={() => {}} />,
    },
  },
  copy: ['Si hay un largo máximo, el error dice cuánto sobra.'],
}

const meta = {
  title: 'Componentes/Campo de texto largo',
  parameters: { guide, documents: TextAreaField },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Conditions: Story = {
  name: 'Vacío, lleno y con error',
  render: () => (
    <div style={{ display: 'grid', gap: 'var(--field-gap)', maxWidth: '24rem' }}>
      <Typed
        label="Detalle"
        optional
        hint="Cuéntenos si viaja con una mascota."
        value=""
        onValueChange={nothing}
      />
      <Typed label="Mensaje" value={LONG} onValueChange={nothing} />
      <Typed label="Pedido" error="Complete este campo." value="" onValueChange={nothing} />
    </div>
  ),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { TextAreaField, type TextAreaFieldProps } from './TextAreaField.tsx'

function Typed(props: TextAreaFieldProps) {
  const [value, setValue] = useState(props.value)
  return <TextAreaField {...props} value={value} onValueChange={setValue} />
}

const nothing = () => {}
const LONG = 'Somos un grupo de doce personas y queremos conocer el jardín. '.repeat(8)

const meta = { title: 'Componentes/Campo de texto largo' } satisfies Meta

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

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { SelectField, type SelectFieldProps } from './SelectField.tsx'

function Chosen(props: Omit<SelectFieldProps, 'choices' | 'onValueChange'>) {
  const [value, setValue] = useState(props.value)
  return <SelectField {...props} choices={CHOICES} value={value} onValueChange={setValue} />
}

const CHOICES = [
  { value: 'orchids', label: 'Orquídeas y bromelias del umbráculo que está junto al río' },
  { value: 'orchard', label: 'Huerto de frutales' },
]

const meta = { title: 'Componentes/Lista desplegable' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Nothing chosen, chosen, a long option, with an error, disabled. */
export const Conditions: Story = {
  name: 'Sin elegir, elegida, larga, con error y desactivada',
  render: () => (
    <div style={{ display: 'grid', gap: 'var(--field-gap)', maxWidth: '20rem' }}>
      <Chosen label="Zona" value="" />
      <Chosen label="Zona de la planta" value="orchard" />
      <Chosen label="Zona del sendero" value="orchids" />
      <Chosen label="Zona nueva" error="Elija una zona." value="" />
      <Chosen label="Zona de antes" disabled value="orchard" />
    </div>
  ),
}

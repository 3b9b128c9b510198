import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { Guide } from '../../guides/guide.ts'
import { SelectField, type SelectFieldProps } from './SelectField.tsx'

function Chosen(props: Omit<SelectFieldProps, 'choices' | 'onValueChange'>) {
  const [value, setValue] = useState(props.value)
  return <SelectField {...props} choices={CHOICES} value={value} onValueChange={setValue} />
}

const CHOICES = [
  { value: 'orchids', label: 'Orquídeas y bromelias del umbráculo que está junto al río' },
  { value: 'orchard', label: 'Huerto de frutales' },
]

const guide: Guide = {
  purpose: 'Una entre varias opciones, con la lista propia del navegador o del teléfono.',
  notFor:
    'Con hasta cinco opciones que conviene comparar use «Campo de opciones». Si se busca escribiendo, use «Campo de búsqueda».',
  anatomy: ['Etiqueta', 'Opción elegida', 'Ayuda', 'Error'],
  states: {
    'value=""': 'Nada elegido: dice «Elija una opción», que no se puede volver a elegir.',
    'data-invalid': 'Falta elegir, o lo elegido ya no vale.',
    disabled: 'No se puede cambiar ahora.',
  },
  keyboard: { Flechas: 'Cambian la opción.', Letras: 'Van a la opción que empieza con ellas.' },
  practice: {
    good: {
      text: 'Opciones cortas y distintas desde la primera palabra.',
      example: (
        <SelectField
          label="Tipo de documento"
          value="DNI"
          choices={[
            { value: 'DNI', label: 'DNI' },
            { value: 'Pasaporte', label: 'Pasaporte' },
          ]}
          onValueChange={() => {}}
        />
      ),
    },
    bad: {
      text: 'La primera opción hace de etiqueta y se puede enviar.',
      example: (
        <SelectField
          label="Documento"
          value="x"
          choices={[{ value: 'x', label: '-- Seleccione documento --' }]}
          onValueChange={() => {}}
        />
      ),
    },
  },
  copy: [
    'Sin nada elegido: «Elija una opción».',
    'En un filtro, la primera opción nombra a todas: «Todos los estados».',
  ],
}

const meta = {
  title: 'Componentes/Lista desplegable',
  parameters: { guide, documents: SelectField },
} satisfies Meta

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

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { Guide } from '../../guides/guide.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'

function Typed(props: TextFieldProps) {
  const [value, setValue] = useState(props.value)
  return <TextField {...props} value={value} onValueChange={setValue} />
}

const nothing = () => {}

const guide: Guide = {
  purpose: 'Un dato de un renglón: un nombre, un correo, un monto.',
  notFor:
    'Una fecha tiene «Campo de fecha»; varias líneas, «Campo de texto largo»; una entre varias, «Lista desplegable».',
  anatomy: ['Etiqueta', 'Texto', 'Error', 'Duda, con su corrección', 'Ayuda'],
  states: {
    'data-invalid': 'El error está debajo.',
    'aria-live="polite"': 'Una duda sobre un valor que se acepta.',
    readonly: 'Se lee y se copia, no se cambia.',
    disabled: 'No se puede usar ahora.',
  },
  keyboard: { Enter: 'Envía el formulario.' },
  practice: {
    good: {
      text: 'Teclado y llenado automático según el dato.',
      example: (
        <TextField
          label="Teléfono"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          value=""
          onValueChange={() => {}}
        />
      ),
    },
    bad: {
      text: 'Pedir el correo dos veces: se copia el error.',
      example: <TextField label="Repita su correo" value="" onValueChange={() => {}} />,
    },
  },
  copy: ['La ayuda dice lo que no se adivina, como el código de país.'],
}

const meta = {
  title: 'Componentes/Campo de texto',
  parameters: { guide, documents: TextField },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Empty, with a hint, optional, with a warning, with an error, with a long text, read-only. */
export const Conditions: Story = {
  name: 'Vacío, con ayuda, opcional, dudoso, con error y de lectura',
  render: () => (
    <div style={{ display: 'grid', gap: 'var(--field-gap)', maxWidth: '24rem' }}>
      <Typed label="Nombres" value="" onValueChange={nothing} />
      <Typed
        label="Teléfono"
        hint="Con el código de su país, si no es del Perú."
        type="tel"
        value="984 000 111"
        onValueChange={nothing}
      />
      <Typed label="RUC" optional value="" onValueChange={nothing} />
      <Typed
        label="RUC de la empresa"
        warning={{ text: 'Revise el RUC.' }}
        value="20123"
        onValueChange={nothing}
      />
      <Typed label="Correo electrónico" error="Complete este campo." value="" onValueChange={nothing} />
      <Typed
        label="Domicilio"
        value="Jirón de las Cantutas 1234, interior 5, Urbanización El Mirador del Valle, Urubamba"
        onValueChange={nothing}
      />
      <Typed label="Usuario" disabled value="recepcion" onValueChange={nothing} />
    </div>
  ),
}

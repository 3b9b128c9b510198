import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { Guide } from '../../guides/guide.ts'
import { CheckboxField, type CheckboxFieldProps } from './CheckboxField.tsx'

function Ticked(props: Omit<CheckboxFieldProps, 'onCheckedChange'>) {
  const [checked, setChecked] = useState(props.checked)
  return <CheckboxField {...props} checked={checked} onCheckedChange={setChecked} />
}

const guide: Guide = {
  purpose:
    'Aceptar algo, o prender y apagar algo por separado: los términos, las noticias, los atajos de una tecla.',
  notFor:
    'Para una entre varias opciones use «Campo de opciones» o «Lista desplegable». Nunca viene marcada una aceptación.',
  anatomy: ['Casilla', 'Etiqueta, que puede llevar un enlace y se pulsa entera', 'Ayuda', 'Error'],
  states: {
    checked: 'Aceptado o prendido.',
    'data-invalid': 'Falta aceptar; el error está debajo y la casilla lo describe.',
    disabled: 'No se puede cambiar mientras se envía.',
  },
  keyboard: { Espacio: 'Marca y desmarca.' },
  practice: {
    good: {
      text: 'Dice en primera persona lo que se acepta.',
      example: <Ticked label="Acepto los términos y condiciones" checked={false} />,
    },
    bad: {
      text: 'Una negación doble: nadie sabe qué pasa si la deja vacía.',
      example: <Ticked label="No deseo dejar de recibir noticias" checked={false} />,
    },
  },
  copy: [
    'Una frase afirmativa en primera persona, sin punto final.',
    'El error pide lo que falta: «Acepte los términos para continuar.»',
  ],
}

const meta = { title: 'Componentes/Casilla', parameters: { guide, documents: CheckboxField } } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Empty, checked, with a hint, with a long label, with an error. */
export const Conditions: Story = {
  name: 'Vacía, marcada, con ayuda, larga y con error',
  render: () => (
    <div style={{ display: 'grid', gap: 'var(--field-gap)', maxWidth: '20rem' }}>
      <Ticked label="Soy menor de edad" checked={false} />
      <Ticked label="Atajos de una tecla" checked hint="Se guardan en este dispositivo." />
      <Ticked
        label={
          <>
            Quiero recibir las noticias del valle, cuatro veces al año, y he leído la{' '}
            <a href="/privacy">política de privacidad</a>
          </>
        }
        checked
      />
      <Ticked label="Acepto los términos" checked={false} error="Acepte los términos para continuar." />
    </div>
  ),
}

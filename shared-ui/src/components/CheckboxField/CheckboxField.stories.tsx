import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { CheckboxField, type CheckboxFieldProps } from './CheckboxField.tsx'

function Ticked(props: Omit<CheckboxFieldProps, 'onCheckedChange'>) {
  const [checked, setChecked] = useState(props.checked)
  return <CheckboxField {...props} checked={checked} onCheckedChange={setChecked} />
}

const meta = { title: 'Componentes/Casilla' } satisfies Meta

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

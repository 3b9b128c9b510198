import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Guide } from '../../guides/guide.ts'
import { Button } from '../Button/Button.tsx'
import { SubmitButton } from './SubmitButton.tsx'

const guide: Guide = {
  purpose: 'Envía un formulario. Mientras falta algo se puede pulsar, y entonces dice cuánto falta.',
  notFor:
    'Para lo que no es enviar un formulario use «Botón». En el sitio, si el envío puede fallar, use «Botón de envío con error».',
  anatomy: ['Botón', 'Resumen de lo que falta'],
  states: {
    'aria-disabled="true"': 'Falta algo: se lee como desactivado y se puede enfocar y pulsar.',
    'aria-busy="true"': 'Enviando; no se envía dos veces.',
  },
  keyboard: { Enter: 'En cualquier campo de un renglón, envía.' },
  practice: {
    good: {
      text: 'La pulsación explica.',
      example: (
        <SubmitButton form={{ isReady: false, isPending: false, missing: { missing: 2, invalid: 0 } }}>
          Enviar
        </SubmitButton>
      ),
    },
    bad: {
      text: 'Un botón muerto no dice por qué.',
      example: (
        <Button variant="primary" disabled>
          Enviar
        </Button>
      ),
    },
  },
  copy: ['Lo que se hará: «Enviar», «Guardar cambio», «Siguiente Paso».'],
}

const meta = {
  title: 'Componentes/Botón de envío',
  parameters: { guide },
  component: SubmitButton,
  args: { children: 'Registrar', form: { isReady: true, isPending: false, missing: null } },
} satisfies Meta<typeof SubmitButton>

export default meta
type Story = StoryObj<typeof meta>

/** Nothing is missing. */
export const Ready: Story = { name: 'Listo', tags: ['W-06'] }

/** A press on an incomplete form shows how much is missing, and the button stays focusable. */
export const Missing: Story = {
  name: 'Faltan datos',
  tags: ['W-06'],
  args: { form: { isReady: false, isPending: false, missing: { missing: 3, invalid: 1 } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Faltan 3 datos y hay 1 dato por corregir.')).toBeVisible()
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByRole('button')).toBeEnabled()
  },
}

/** Shows a spinner while the form is sent. */
export const Pending: Story = {
  name: 'En espera',
  tags: ['W-06'],
  args: { form: { isReady: true, isPending: true, missing: null } },
}

export const Dark: Story = { ...Missing, name: 'Consola oscura', parameters: { face: 'console-dark' } }

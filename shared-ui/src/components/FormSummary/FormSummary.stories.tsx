import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from '../../guides/guide.ts'
import { FormSummary } from './FormSummary.tsx'

const guide: Guide = {
  purpose: 'Dice junto al botón cuántos datos faltan o no valen después de un envío demasiado pronto.',
  notFor:
    'Para el error de un solo campo, que va junto a él, y para lo que el servidor rechazó, que va en un «Aviso».',
  anatomy: ['Una frase con la cuenta'],
  states: {
    'missing={null}': 'Nadie ha intentado enviar todavía: no se muestra nada.',
    'aria-live="polite"': 'La cuenta se lee cuando cambia.',
  },
  practice: {
    good: { text: 'Cuenta lo que falta.', example: <FormSummary missing={{ missing: 3, invalid: 0 }} /> },
    bad: { text: 'Un aviso general obliga a buscar.', example: <p>Hay errores en el formulario</p> },
  },
  copy: ['Cuenta por separado lo que falta y lo que no vale.'],
}

const meta = {
  title: 'Componentes/Resumen de lo que falta',
  parameters: { guide },
  component: FormSummary,
  args: { missing: { missing: 3, invalid: 0 } },
} satisfies Meta<typeof FormSummary>

export default meta
type Story = StoryObj<typeof meta>

/** Three fields are empty. */
export const Missing: Story = { name: 'Faltan tres datos', tags: ['W-06'] }
/** One field is invalid. */
export const Invalid: Story = {
  name: 'Un dato no vale',
  tags: ['W-06'],
  args: { missing: { missing: 0, invalid: 1 } },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from 'shared-ui/guides/guide'
import { ThemeField } from './ThemeField.tsx'

const guide: Guide = {
  purpose: 'Elegir apariencia clara, oscura o la del sistema, para este dispositivo.',
  notFor: 'El sitio público es siempre claro.',
  practice: {
    good: { text: 'Cambie al instante: la página misma es la muestra.' },
    bad: { text: 'Un botón «Guardar» para algo que solo vale en este dispositivo.' },
  },
}

const meta = {
  title: 'Consola/Partes/Elección de apariencia',
  parameters: { guide, face: 'console-light' },
  component: ThemeField,
} satisfies Meta<typeof ThemeField>

export default meta

export const Full: StoryObj<typeof meta> = { name: 'Claro, oscuro o del sistema' }

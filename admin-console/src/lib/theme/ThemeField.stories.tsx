import type { Meta, StoryObj } from '@storybook/react-vite'
import { ThemeField } from './ThemeField.tsx'

const meta = {
  title: 'Consola/Partes/Elección de apariencia',
  component: ThemeField,
  globals: { face: 'console-light' },
} satisfies Meta<typeof ThemeField>

export default meta

export const Full: StoryObj<typeof meta> = { name: 'Claro, oscuro o del sistema' }

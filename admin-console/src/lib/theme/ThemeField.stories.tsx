import type { Meta, StoryObj } from '@storybook/react-vite'
import { ThemeField } from './ThemeField.tsx'

const meta = {
  title: 'Consola/Partes/Apariencia',
  component: ThemeField,
  globals: { face: 'console-light' },
} satisfies Meta<typeof ThemeField>

export default meta

export const Full: StoryObj<typeof meta> = { name: 'Light, dark or system theme' }

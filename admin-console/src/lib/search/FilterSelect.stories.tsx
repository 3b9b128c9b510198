import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { FilterSelect } from './FilterSelect.tsx'

const guide: Guide = {
  purpose: 'Limita una lista a un valor, o la muestra entera con su primera opción.',
  notFor: 'En un formulario, donde hay que elegir, use «Lista desplegable».',
  copy: ['La primera opción dice qué se ve sin filtrar: «Todos los estados».'],
  practice: {
    good: { text: 'Dé primero la opción que no filtra nada.' },
    bad: { text: 'Recordar el filtro de ayer sin mostrarlo.' },
  },
}

const meta = {
  title: 'Consola/Partes/Filtro de lista',
  parameters: { guide, face: 'console-light' },
  component: FilterSelect,
  args: {
    label: 'Estado',
    allLabel: 'Todos los estados',
    value: '',
    choices: [
      { value: 'new', label: 'Por atender' },
      { value: 'attended', label: 'Atendidos' },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof FilterSelect>

export default meta
type Story = StoryObj<typeof meta>

/** Reports the value of the selected option. */
export const All: Story = {
  name: 'Sin filtrar',
  tags: ['A-05'],
  play: async ({ args }) => {
    const select = screen.getByRole('combobox', { name: 'Estado' })
    await expect(select).toHaveDisplayValue('Todos los estados')
    await userEvent.selectOptions(select, 'Atendidos')
    await expect(args.onValueChange).toHaveBeenCalledWith('attended')
  },
}

/** Reports '' for all. */
export const Filtered: Story = {
  name: 'Filtrada',
  tags: ['A-05'],
  args: { value: 'new' },
  play: async ({ args }) => {
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Estado' }), 'Todos los estados')
    await expect(args.onValueChange).toHaveBeenCalledWith('')
  },
}

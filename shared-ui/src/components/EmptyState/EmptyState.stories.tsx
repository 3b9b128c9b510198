import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx'
import { EmptyState } from './EmptyState.tsx'

const meta = {
  title: 'Componentes/Lista vacía',
  component: EmptyState,
  args: {
    title: 'No hay habitaciones Disponibles',
    children: 'Pruebe con otras fechas: la casa tiene pocas habitaciones y se llena pronto.',
    action: <ButtonLink href="/rooms">Ver todas las habitaciones</ButtonLink>,
  },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

/** Says that the list is empty and links to the next step. */
export const Public: Story = {
  name: 'En el sitio público',
  tags: ['W-09'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('No hay habitaciones Disponibles')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Ver todas las habitaciones' })).toBeVisible()
  },
}

/** Shows staff where to add the first item, console, dark. */
export const Staff: Story = {
  name: 'En la consola oscura',
  tags: ['W-09'],
  globals: { face: 'console-dark' },
  args: {
    title: 'No hay plantas',
    children: undefined,
    action: (
      <ButtonLink variant="primary" href="/create-plant">
        Agregar Planta
      </ButtonLink>
    ),
  },
}

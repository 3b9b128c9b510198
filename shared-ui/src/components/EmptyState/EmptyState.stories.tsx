import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Guide } from '../../guides/guide.ts'
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx'
import { EmptyState } from './EmptyState.tsx'

const guide: Guide = {
  purpose: 'Ocupa el lugar de una lista que no tiene nada, y ofrece cómo seguir.',
  notFor: 'Si no se pudo cargar, use «Panel de carga» con su error: vacío y fallido no son lo mismo.',
  anatomy: ['Dibujo que adorna y no se lee', 'Qué no hay', 'Por qué, o qué probar', 'El paso siguiente'],
  states: {
    'sin drawing': 'Muestra una rama sin hojas.',
    'sin action': 'No hay paso siguiente en esta página.',
  },
  practice: {
    good: {
      text: 'Dice qué no hay y lleva a agregarlo.',
      example: (
        <EmptyState
          title="No hay plantas"
          action={<ButtonLink href="/create-plant">Agregar planta</ButtonLink>}
        />
      ),
    },
    bad: { text: 'No se sabe qué falta ni qué hacer.', example: <EmptyState title="Sin resultados" /> },
  },
  copy: ['El título empieza con «No hay».', 'Con un filtro puesto, la acción quita el filtro.'],
}

const meta = {
  title: 'Componentes/Lista vacía',
  parameters: { guide },
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
  parameters: { face: 'console-dark' },
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

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Guide } from '../../guides/guide.ts'
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx'
import { RoomCard } from '../RoomCard/RoomCard.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import { RoomCardSkeleton } from './RoomCardSkeleton.tsx'

const guide: Guide = {
  purpose: 'Guarda el lugar de una tarjeta de habitación que está por llegar, para que nada se corra.',
  notFor:
    'No dice que se carga: eso lo dice el «Indicador de carga» de la lista. Fuera de una grilla de habitaciones use «Panel de carga».',
  anatomy: ['Las formas de la tarjeta sin texto'],
  states: { 'aria-hidden="true"': 'El lector de pantalla no la ve.' },
  practice: {
    good: { text: 'Ocupa lo mismo que la tarjeta que reemplaza.', example: <RoomCardSkeleton /> },
    bad: {
      text: 'Un giro suelto: al llegar las tarjetas, la página salta.',
      example: <Spinner message="Cargando habitaciones" />,
    },
  },
  copy: ['No tiene textos.'],
}

const meta = {
  title: 'Componentes/Tarjeta de habitación en carga',
  parameters: { guide },
  component: RoomCardSkeleton,
} satisfies Meta<typeof RoomCardSkeleton>

export default meta
type Story = StoryObj<typeof meta>

/** Has the size of a card, so that the layout does not shift. */
export const BesideACard: Story = {
  name: 'Junto a una tarjeta',
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1.5rem', alignItems: 'start' }}>
      <div style={{ width: '22rem' }} data-place="skeleton">
        <RoomCardSkeleton />
      </div>
      <div style={{ width: '22rem' }} data-place="card">
        <RoomCard
          room={{
            identifier: '103',
            category: 'Doble con balcón',
            description:
              'Una cama ancha frente a la ventana del este, desde donde se ve clarear el cerro y se oye el río toda la noche. Frazadas de lana de Chinchero y un balcón.',
            pricePerNight: 240,
            capacity: 2,
          }}
          action={
            <ButtonLink variant="primary" href="/rooms">
              Reservar
            </ButtonLink>
          }
        />
      </div>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await document.fonts.ready
    const height = (place: string) =>
      canvasElement.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect().height ?? 0
    await expect(Math.abs(height('skeleton') - height('card'))).toBeLessThanOrEqual(2)
    await expect(within(canvasElement).getAllByRole('article')).toHaveLength(1)
  },
}

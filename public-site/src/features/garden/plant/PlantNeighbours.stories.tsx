import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, screen } from 'storybook/test'
import { inSite } from '../../../../test/in-site.tsx'
import { samplePlants } from '../../../../test/samples/sample-plants.ts'
import { PlantNeighbours } from './PlantNeighbours.tsx'

const [previous, next, ...ofZone] = samplePlants(6)
const NOTHING = { previous: null, next: null, ofZone: [] }

const guide: Guide = {
  purpose: 'De una planta a la anterior, la siguiente y las de su zona.',
  notFor: 'Para volver a la búsqueda está el enlace de arriba.',
  practice: {
    good: { text: 'Nombre la zona, para caminar con el teléfono en la mano.' },
    bad: { text: '«Plantas relacionadas» elegidas al azar.' },
  },
}

const meta = {
  title: 'Sitio público/Partes/Otras plantas',
  parameters: { guide },
  component: PlantNeighbours,
  args: {
    zone: 'Huerto de frutales',
    neighbours: { previous: previous ?? null, next: next ?? null, ofZone },
  },
  decorators: [inSite],
} satisfies Meta<typeof PlantNeighbours>

export default meta
type Story = StoryObj<typeof meta>

/** Links to the previous and the next plant, and to others of the zone. */
export const Full: Story = {
  name: 'Anterior, siguiente y de la misma zona',
  tags: ['P-24'],
  play: async () => {
    await expect(screen.getByRole('navigation', { name: 'Otras plantas' })).toBeVisible()
    await expect(screen.getByRole('link', { name: /^Planta anterior/ })).toHaveAttribute('href', '/plant/p1')
    await expect(screen.getByRole('link', { name: /^Planta siguiente/ })).toHaveAttribute('href', '/plant/p2')
    await expect(screen.getByRole('heading', { name: 'También en Huerto de frutales' })).toBeVisible()
    await expect(screen.getAllByRole('listitem')).toHaveLength(6)
  },
}

/** The first plant has no previous one, and a plant alone in its zone no section. */
export const First: Story = {
  name: 'La primera, sola en su zona',
  tags: ['P-24'],
  args: { neighbours: { ...NOTHING, next: next ?? null } },
  play: async () => {
    await expect(screen.queryByRole('link', { name: /^Planta anterior/ })).not.toBeInTheDocument()
    await expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  },
}

/** Fits 320 px. */
export const Narrow: Story = {
  name: 'A 320 px',
  tags: ['W-10', 'P-24'],
  decorators: [
    (Story) => (
      <div style={{ width: '18rem' }}>
        <Story />
      </div>
    ),
  ],
}

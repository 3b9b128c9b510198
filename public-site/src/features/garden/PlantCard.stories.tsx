import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { inSite } from '../../lib/stories/in-site.tsx'
import { PlantCard } from './PlantCard.tsx'
import { samplePlants } from './sample-plants.ts'

const [plant] = samplePlants(1)
if (!plant) throw new Error('There is no sample of a plant')

const meta = {
  title: 'Sitio/Partes/Planta',
  component: PlantCard,
  args: { plant, list: {}, loading: 'lazy' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '156px' }}>
        <Story />
      </div>
    ),
    inSite,
  ],
} satisfies Meta<typeof PlantCard>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { name: 'P-06 A pressed specimen with its label' }

const linesOf = (text: HTMLElement): number => {
  const letters = document.createRange()
  letters.selectNodeContents(text)
  return letters.getClientRects().length
}

export const LongNames: Story = {
  name: 'P-06 A name of one long word is not broken on a phone 360 px wide',
  args: { plant: { ...plant, name: 'Brassocattleya', scientificName: '× Brassocattleya' } },
  play: async () => {
    await document.fonts.ready
    await waitFor(() => expect(linesOf(screen.getByRole('link', { name: 'Brassocattleya' }))).toBe(1))
    await expect(getComputedStyle(screen.getByText('× Brassocattleya')).hyphens).toBe('auto')
  },
}

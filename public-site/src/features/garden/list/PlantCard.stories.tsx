import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, screen, waitFor } from 'storybook/test'
import { inSite } from '../../../../test/in-site.tsx'
import { samplePlants } from '../../../../test/samples/sample-plants.ts'
import { PlantCard } from './PlantCard.tsx'

const [plant] = samplePlants(1)
if (!plant) throw new Error('No sample plant')

const guide: Guide = {
  purpose: 'Una planta como muestra de herbario, que lleva a su página.',
  notFor: 'Para una habitación use «Tarjeta de habitación».',
  copy: ['El nombre científico va en cursiva.'],
  practice: {
    good: { text: 'Toda la tarjeta lleva a la planta; se lee con su nombre.' },
    bad: { text: 'Recortar la flor para que la foto llene el cuadro.' },
  },
}

const meta = {
  title: 'Sitio público/Partes/Tarjeta de planta',
  parameters: { guide },
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

/** Shows a plant as a pressed specimen with its label. */
export const Full: Story = { name: 'Como muestra de herbario', tags: ['P-06'] }

const linesOf = (text: HTMLElement): number => {
  const range = document.createRange()
  range.selectNodeContents(text)
  return range.getClientRects().length
}

/** Does not break a long word of a name on a phone 360 px wide. */
export const LongNames: Story = {
  name: 'Nombres largos a 360 px',
  tags: ['P-06'],
  args: { plant: { ...plant, name: 'Brassocattleya', scientificName: '× Brassocattleya' } },
  play: async () => {
    await document.fonts.ready
    await waitFor(() => expect(linesOf(screen.getByRole('link', { name: 'Brassocattleya' }))).toBe(1))
    await expect(getComputedStyle(screen.getByText('× Brassocattleya')).hyphens).toBe('auto')
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from 'shared-ui/guides/guide'
import { answering } from '../../../test/answering.ts'
import { inSite } from '../../../test/in-site.tsx'
import { SAMPLE_ROOMS } from '../../../test/samples/sample-rooms.ts'
import { sampleSearch } from '../../../test/samples/sample-search.ts'
import { RoomsSection } from './RoomsSection.tsx'

const guide: Guide = {
  purpose: 'Las habitaciones de la casa, y lo que no tienen: televisor ni wifi.',
  notFor: 'Después de una búsqueda use «Habitaciones disponibles».',
  practice: {
    good: { text: 'Diga lo que no hay con la misma claridad que lo que hay.' },
    bad: { text: 'Prometer wifi «en algunas áreas».' },
  },
}

const meta = {
  title: 'Sitio público/Partes/Habitaciones de la casa',
  parameters: { guide },
  component: RoomsSection,
  args: { title: 'Habitaciones', search: sampleSearch() },
  decorators: [inSite],
  beforeEach: answering(() => ({ body: { rooms: SAMPLE_ROOMS, total: SAMPLE_ROOMS.length } })),
} satisfies Meta<typeof RoomsSection>

export default meta
type Story = StoryObj<typeof meta>

/** Shows every room and what the rooms do not have. */
export const Full: Story = { name: 'Todas, y lo que no tienen', tags: ['P-02', 'P-14'] }

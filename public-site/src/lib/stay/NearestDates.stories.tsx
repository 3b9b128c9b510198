import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, screen } from 'storybook/test'
import { inSite } from '../../../test/in-site.tsx'
import { NearestDates } from './NearestDates.tsx'

const guide: Guide = {
  purpose: 'Las fechas más cercanas en que una habitación ocupada está libre las mismas noches.',
  notFor: 'Para ver todo el mes use «Calendario de estadía».',
  practice: {
    good: { text: 'Conserve la cantidad de noches que la persona pidió.' },
    bad: { text: 'Ofrecer fechas de otra habitación como si fueran de esta.' },
  },
}

const meta = {
  title: 'Sitio público/Partes/Fechas cercanas',
  parameters: { guide },
  component: NearestDates,
  args: {
    room: {
      _id: 'room-103',
      identifier: '103',
      nearest: [
        { inDate: '2027-03-13', outDate: '2027-03-14' },
        { inDate: '2027-03-19', outDate: '2027-03-20' },
      ],
    },
    stay: { entry: '2027-03-15', departure: '2027-03-17' },
  },
  decorators: [inSite],
} satisfies Meta<typeof NearestDates>

export default meta
type Story = StoryObj<typeof meta>

/** Links to the booking of the room on the nearest dates. */
export const Full: Story = {
  name: 'Antes y después',
  tags: ['P-16'],
  play: async () => {
    await expect(
      screen.getByRole('link', { name: /Del sáb, 13 mar\. 2027 al lun, 15 mar\. 2027/ }),
    ).toHaveAttribute('href', '/make-reservation/room-103/2027-03-13/2027-03-15')
  },
}

/** Says that there are no free dates near. */
export const NoneNear: Story = {
  name: 'Sin fechas cercanas',
  tags: ['P-16'],
  args: { room: { ...meta.args.room, nearest: [] } },
}

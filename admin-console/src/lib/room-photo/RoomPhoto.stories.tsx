import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, screen } from 'storybook/test'
import { sampleRoom } from '../../../test/samples/sample-rooms.ts'
import { RoomPhoto, RoomThumbnail } from './RoomPhoto.tsx'

const guide: Guide = {
  purpose: 'La fotografía de una habitación, al ver la habitación o una reservación de ella.',
  notFor: 'En una tabla va la pequeña, que no se lee en voz alta: el nombre está al lado.',
  practice: {
    good: { text: 'Diga con palabras que no hay foto, si no la hay.' },
    bad: { text: 'Una foto de otra habitación para no dejar el hueco.' },
  },
}

const meta = {
  title: 'Consola/Partes/Foto de habitación',
  parameters: { guide, face: 'console-light' },
  component: RoomPhoto,
  args: { room: sampleRoom() },
} satisfies Meta<typeof RoomPhoto>

export default meta
type Story = StoryObj<typeof meta>

/** Names the room for screen readers. */
export const Shown: Story = {
  name: 'Con fotografía',
  tags: ['A-06'],
  args: { room: sampleRoom({ photo: 'guardada' }) },
  play: async ({ args: { room } }) => {
    await expect(
      screen.getByRole('img', { name: `Habitación ${room.identifier}, ${room.category}` }),
    ).toHaveAttribute('src', expect.stringContaining('width=768'))
  },
}

export const Missing: Story = {
  name: 'Sin fotografía',
  tags: ['A-06'],
  args: { room: sampleRoom({ photo: null }) },
  play: async () => {
    await expect(screen.getByText('Sin fotografía')).toBeVisible()
    await expect(screen.queryByRole('img')).toBeNull()
  },
}

/** Is decorative. */
export const Small: Story = {
  name: 'Pequeña, con y sin fotografía',
  tags: ['A-06'],
  render: () => (
    <div style={{ display: 'flex', gap: '1rem' }}>
      <RoomThumbnail room={sampleRoom({ photo: 'guardada' })} />
      <RoomThumbnail room={sampleRoom({ photo: null })} />
    </div>
  ),
  play: async () => {
    await expect(screen.getByRole('presentation')).toHaveAttribute(
      'src',
      expect.stringContaining('width=320'),
    )
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { inSite } from '../../../test/in-site.tsx'
import { Gallery } from './Gallery.tsx'

const meta = { title: 'Sitio/Galería', component: Gallery, decorators: [inSite] } satisfies Meta<
  typeof Gallery
>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  name: 'P-02 shows eight captioned pictures with alternative texts',
  play: async () => {
    const pictures = screen.getAllByRole('img')
    await expect(pictures).toHaveLength(8)
    for (const picture of pictures) await expect(picture).toHaveAccessibleName()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { inSite } from '../../../test/in-site.tsx'
import { Gallery } from './Gallery.tsx'

const guide: Guide = {
  purpose: 'El valle y la casa a sus horas, en ocho imágenes con leyenda, que se amplían.',
  notFor: 'Para pocas imágenes en un lugar chico use «Carrusel».',
  practice: {
    good: { text: 'Escriba qué se ve y a qué hora: «El patio, a las seis».' },
    bad: { text: 'Treinta fotos parecidas.' },
  },
}

const meta = {
  title: 'Sitio público/Partes/Galería',
  parameters: { guide },
  component: Gallery,
  decorators: [inSite],
} satisfies Meta<typeof Gallery>

export default meta
type Story = StoryObj<typeof meta>

/** Shows eight captioned pictures with alternative texts. */
export const Full: Story = {
  name: 'Ocho imágenes',
  tags: ['P-02'],
  play: async () => {
    const pictures = screen.getAllByRole('img')
    await expect(pictures).toHaveLength(8)
    for (const picture of pictures) await expect(picture).toHaveAccessibleName()
  },
}

/** Enlarges the pressed picture and returns the focus to it. */
export const Enlarged: Story = {
  name: 'Imagen ampliada',
  tags: ['P-25'],
  // The code of the viewer, which the first press requests.
  beforeEach: async () => {
    await import('shared-ui/components/PictureViewer')
  },
  play: async () => {
    const link = screen.getAllByRole('link', { name: /^Ampliar: / })[2]
    if (!link) throw new Error('The gallery has no third picture')
    await expect(link).toHaveAttribute('href')
    await userEvent.click(link)
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByText('3 de 8')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Cerrar' }))
    await waitFor(() => expect(link).toHaveFocus())
  },
}

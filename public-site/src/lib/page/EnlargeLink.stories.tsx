import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { EnlargeLink } from './EnlargeLink.tsx'

const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="#2f5d3a"/></svg>')}`

const guide: Guide = {
  purpose: 'Una imagen que se abre grande; sin código, el enlace abre la imagen.',
  notFor: 'Si la imagen lleva a otra página use un enlace corriente.',
  practice: {
    good: { text: 'Diga en el enlace qué imagen se abre.' },
    bad: { text: 'Ampliar un ícono o un adorno.' },
  },
}

const meta = {
  title: 'Sitio público/Partes/Imagen que se amplía',
  parameters: { guide },
  component: EnlargeLink,
  args: {
    href: PICTURE,
    alt: 'El patio con su hamaca',
    onEnlarge: fn(),
    children: <img src={PICTURE} width={400} height={300} alt="El patio con su hamaca" />,
  },
} satisfies Meta<typeof EnlargeLink>

export default meta

/** Opens the enlarged picture instead of the link. */
export const Full: StoryObj<typeof meta> = {
  name: 'Abre la imagen ampliada',
  tags: ['P-25'],
  // The code of the viewer, which the first press requests.
  beforeEach: async () => {
    await import('shared-ui/components/PictureViewer')
  },
  play: async ({ args }) => {
    const link = screen.getByRole('link', { name: 'Ampliar: El patio con su hamaca' })
    await userEvent.click(link)
    await waitFor(() => expect(args.onEnlarge).toHaveBeenCalledOnce())
    await expect(link).toHaveFocus()
  },
}

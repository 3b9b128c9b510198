import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from 'shared-ui/guides/guide'
import { inSite } from '../../../test/in-site.tsx'
import { Banner } from './Banner.tsx'

const guide: Guide = {
  purpose: 'Lo primero que se ve: una imagen del valle, el nombre y la búsqueda de fechas.',
  notFor: 'Las demás páginas llevan «Franja de imagen».',
  practice: {
    good: { text: 'Deje las fechas sobre la imagen, listas para tocar.' },
    bad: { text: 'Un video que empieza solo y gasta datos.' },
  },
}

const meta = {
  title: 'Sitio público/Partes/Portada',
  component: Banner,
  args: { children: <p>Aquí va la búsqueda.</p> },
  decorators: [inSite],
  parameters: { guide, layout: 'fullscreen' },
} satisfies Meta<typeof Banner>

export default meta
type Story = StoryObj<typeof meta>

/** Shows the banner with title and search. */
export const Wide: Story = { name: 'En escritorio', tags: ['P-02'] }
/** Shows an upright picture on a phone. */
export const Phone: Story = {
  name: 'En teléfono',
  tags: ['P-02'],
  globals: { viewport: { value: 'phone' } },
}

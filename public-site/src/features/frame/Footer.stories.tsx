import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from 'shared-ui/guides/guide'
import { inSite } from '../../../test/in-site.tsx'
import { Footer } from './Footer.tsx'

const guide: Guide = {
  purpose: 'Cierra cada página con la dirección y los enlaces que la ley exige.',
  notFor: 'Lo que se usa para reservar va en el menú o en la página.',
  practice: {
    good: { text: 'Ponga el Libro de Reclamaciones donde la gente lo busca: abajo, en toda página.' },
    bad: { text: 'Repetir el menú entero.' },
  },
}

const meta = {
  title: 'Sitio público/Partes/Pie de página',
  component: Footer,
  decorators: [inSite],
  parameters: { guide, layout: 'fullscreen' },
} satisfies Meta<typeof Footer>

export default meta
type Story = StoryObj<typeof meta>

/** Shows the address and the legal links. */
export const Wide: Story = { name: 'En escritorio', tags: ['P-15'] }
/** Shows the footer on a phone. */
export const Phone: Story = {
  name: 'En teléfono',
  tags: ['P-15'],
  globals: { viewport: { value: 'phone' } },
}

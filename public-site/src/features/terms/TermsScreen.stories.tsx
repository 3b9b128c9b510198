import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, screen, within } from 'storybook/test'
import { inSite } from '../../../test/in-site.tsx'
import { TermsScreen } from './TermsScreen.tsx'

const guide: Guide = {
  purpose: 'Términos, devoluciones y normas de la casa, con un ancla por sección.',
  notFor: 'La regla que corresponde a una reserva se dice en la reserva, con fechas y soles.',
  practice: {
    good: { text: 'Escriba las devoluciones en días y soles, con un ejemplo.' },
    bad: { text: 'Cambiar el texto sin cambiar la fecha de arriba.' },
  },
}

const meta = {
  title: 'Sitio público/Términos',
  parameters: { guide },
  component: TermsScreen,
  decorators: [inSite],
} satisfies Meta<typeof TermsScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Shows the terms with an anchor for each section. */
export const Full: Story = {
  name: 'Con un ancla por sección',
  tags: ['P-08'],
  play: async () => {
    await expect(screen.getByText('Última actualización: 09/05/2025')).toBeVisible()
    const contents = within(screen.getByRole('navigation', { name: 'En esta página' }))
    await expect(contents.getByRole('link', { name: 'Mascotas' })).toHaveAttribute('href', '#mascotas')
    await expect(screen.getByRole('heading', { name: 'Mascotas' })).toHaveAttribute('id', 'mascotas')
  },
}

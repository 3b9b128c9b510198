import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, screen } from 'storybook/test'
import { inSite } from '../../../test/in-site.tsx'
import { Header } from './Header.tsx'

const guide: Guide = {
  purpose: 'El nombre de la casa y el menú de cuatro páginas.',
  notFor: 'Jardín, términos y privacidad están en el pie.',
  states: { 'aria-current="page"': 'La página en que se está.' },
  practice: {
    good: { text: 'Marque la página actual también para quien la oye.' },
    bad: { text: 'Un menú escondido con cuatro entradas que caben.' },
  },
}

const meta = {
  title: 'Sitio público/Partes/Cabecera',
  component: Header,
  decorators: [inSite],
  parameters: { guide, layout: 'fullscreen' },
} satisfies Meta<typeof Header>

export default meta
type Story = StoryObj<typeof meta>

/** Marks the current page in the menu. */
export const Wide: Story = {
  name: 'Página actual marcada en el menú',
  tags: ['P-01'],
  play: async () => {
    await expect(screen.getByRole('link', { name: 'Inicio' })).toHaveAttribute('aria-current', 'page')
    await expect(screen.getByRole('link', { name: 'Contacto' })).not.toHaveAttribute('aria-current')
  },
}

/** Shows the header on a phone. */
export const Phone: Story = {
  name: 'En teléfono',
  tags: ['P-01'],
  globals: { viewport: { value: 'phone' } },
}

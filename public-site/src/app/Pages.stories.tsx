import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, screen } from 'storybook/test'
import { inSite } from '../../test/in-site.tsx'
import { ErrorScreen } from './ErrorScreen.tsx'
import { NotFoundScreen } from './NotFoundScreen.tsx'
import { PendingScreen } from './PendingScreen.tsx'

const guide: Guide = {
  purpose: 'Lo que el sitio muestra cuando una dirección no existe, una página falló o su código no llega.',
  notFor: 'Si falta una parte, como los precios, el error va en esa parte y el resto se lee.',
  practice: {
    good: { text: 'Dé el teléfono y el camino al inicio: quien venía a reservar no se pierde.' },
    bad: { text: 'Un chiste sobre el error 404.' },
  },
}

const meta = {
  title: 'Sitio público/Partes/Páginas de error y de carga',
  parameters: { guide, documents: ErrorScreen },
  decorators: [inSite],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Shows 'Página no encontrada' with a link home. */
export const NotFound: Story = {
  name: 'Página no encontrada',
  tags: ['P-09'],
  render: () => <NotFoundScreen />,
  play: async () => {
    await expect(screen.getByRole('heading', { name: 'Página no encontrada' })).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/')
  },
}

/** Offers to reload a page that threw. */
export const Broken: Story = {
  name: 'Página que falló',
  tags: ['E-03'],
  render: () => <ErrorScreen error={new Error('planted')} />,
  play: async () => expect(screen.getByRole('button', { name: 'Recargar la página' })).toBeVisible(),
}

/** Shows a spinner while a page loads. */
export const Pending: Story = {
  name: 'Página en carga',
  tags: ['W-05'],
  render: () => <PendingScreen />,
  play: async () => expect(screen.getByRole('status')).toHaveTextContent('Cargando la página'),
}

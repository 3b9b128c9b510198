import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { inSite } from '../../test/in-site.tsx'
import { ErrorScreen } from './ErrorScreen.tsx'
import { NotFoundScreen } from './NotFoundScreen.tsx'
import { PendingScreen } from './PendingScreen.tsx'

const meta = { title: 'Sitio/Páginas', decorators: [inSite] } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const NotFound: Story = {
  name: "P-09 shows 'Página no encontrada' with a link home",
  render: () => <NotFoundScreen />,
  play: async () => {
    await expect(screen.getByRole('heading', { name: 'Página no encontrada' })).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/')
  },
}

export const Broken: Story = {
  name: 'E-03 offers to reload a page that threw',
  render: () => <ErrorScreen error={new Error('planted')} />,
  play: async () => expect(screen.getByRole('button', { name: 'Recargar la página' })).toBeVisible(),
}

export const Pending: Story = {
  name: 'W-05 shows a spinner while a page loads',
  render: () => <PendingScreen />,
  play: async () => expect(screen.getByRole('status')).toHaveTextContent('Cargando la página'),
}

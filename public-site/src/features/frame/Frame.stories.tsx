import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, screen } from 'storybook/test'
import { Frame } from './Frame.tsx'

const root = createRootRoute({ component: Frame })
const page = createRoute({
  getParentRoute: () => root,
  path: '/contact',
  component: () => <h1>Aquí va la página.</h1>,
})
const router = createRouter({
  routeTree: root.addChildren([page]),
  history: createMemoryHistory({ initialEntries: ['/contact'] }),
})

const guide: Guide = {
  purpose: 'Menú y pie alrededor de toda página del sitio.',
  notFor: 'La consola tiene su propio marco.',
  practice: {
    good: { text: 'Deje saltar al contenido con la primera pulsación de Tab.' },
    bad: { text: 'Una cabecera fija que tapa media pantalla del teléfono.' },
  },
}

const meta = {
  title: 'Sitio público/Marco',
  component: Frame,
  render: () => <RouterProvider router={router} />,
  parameters: { guide, layout: 'fullscreen' },
} satisfies Meta<typeof Frame>

export default meta

/** Shows menu and footer around the page, with a skip link. */
export const Around: StoryObj<typeof meta> = {
  name: 'Menú y pie alrededor de la página',
  tags: ['P-01', 'W-10'],
  play: async () => {
    const skip = await screen.findByRole('link', { name: 'Ir al contenido' })
    await expect(skip).toHaveAttribute('href', `#${screen.getByRole('main').id}`)
    await expect(screen.getByRole('link', { name: 'Contacto' })).toHaveAttribute('aria-current', 'page')
  },
}

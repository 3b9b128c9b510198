import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, screen } from 'storybook/test'
import { inSite } from '../../../test/in-site.tsx'
import { HomeScreen } from './HomeScreen.tsx'

const guide: Guide = {
  purpose: 'La página de inicio: dar ganas y dejar reservar.',
  notFor: 'Lo que solo importa a quien ya reservó está en «Mi reserva».',
  practice: {
    good: { text: 'Muestre precio y habitaciones sin salir de la página.' },
    bad: { text: 'Una ventana que pide el correo a los cinco segundos.' },
  },
}

const meta = {
  title: 'Sitio público/Inicio',
  component: HomeScreen,
  args: {
    panel: <p>Aquí va la búsqueda.</p>,
    results: null,
    rooms: <p>Aquí van las habitaciones.</p>,
    newsletter: <p>Aquí van las noticias.</p>,
  },
  decorators: [inSite],
  parameters: { guide, layout: 'fullscreen' },
} satisfies Meta<typeof HomeScreen>

export default meta

/** Shows banner, introduction with links, and gallery. */
export const Full: StoryObj<typeof meta> = {
  name: 'Portada, introducción y galería',
  tags: ['P-01', 'P-02'],
  play: async () => {
    await expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
    for (const [name, path] of [
      ['Jardín botánico', '/botanical-garden'],
      ['Términos y condiciones', '/politics'],
    ] as const)
      await expect(screen.getByRole('link', { name })).toHaveAttribute('href', path)
  },
}

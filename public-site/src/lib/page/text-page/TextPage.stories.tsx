import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from 'shared-ui/guides/guide'
import { TextPage } from './TextPage.tsx'

const guide: Guide = {
  purpose: 'Una página de texto con ancho de lectura.',
  notFor: 'Con secciones e índice use «Página legal».',
  practice: {
    good: { text: 'Párrafos cortos con un subtítulo que se entienda solo.' },
    bad: { text: 'Texto centrado de borde a borde.' },
  },
}

const meta = {
  title: 'Sitio público/Partes/Página de texto',
  parameters: { guide },
  component: TextPage,
  args: {
    title: 'Su suscripción a las noticias del valle quedó confirmada',
    children: (
      <>
        <p>
          {'Cuatro cartas al año: qué florece, qué se cocina y en qué fechas quedan habitaciones. '.repeat(3)}
        </p>
        <p>
          <a href="/">Volver al inicio</a>
        </p>
      </>
    ),
  },
} satisfies Meta<typeof TextPage>

export default meta

/** Limits the line length and wraps a long title. */
export const Full: StoryObj<typeof meta> = { name: 'Título largo y ancho de lectura' }

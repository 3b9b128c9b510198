import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { inConsole } from '../../test/in-console.tsx'
import { ErrorScreen } from './ErrorScreen.tsx'
import { NotFoundScreen } from './NotFoundScreen.tsx'
import { PendingScreen } from './PendingScreen.tsx'

const guide: Guide = {
  purpose:
    'Lo que la consola muestra cuando una página no existe, falló o todavía no llegó; el menú queda a la vista.',
  notFor: 'Si falló una parte de la página, el error va en esa parte con «Panel de carga».',
  practice: {
    good: { text: 'Deje el menú a la vista: quien cae en una página rota sale por él sin recargar.' },
    bad: { text: 'Una pantalla en blanco con una ruedita, o el texto del error del programa.' },
  },
}

const meta = {
  title: 'Consola/Partes/Páginas de error y de carga',
  parameters: { guide, documents: ErrorScreen, face: 'console-light' },
  decorators: [inConsole],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const reset = fn()

/** A page that failed to render retries on one press. */
export const Broken: Story = {
  name: 'Página que no se pudo mostrar, con reintento',
  tags: ['E-03'],
  render: () => <ErrorScreen error={new Error('unreadable')} reset={reset} />,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
    await expect(reset).toHaveBeenCalledOnce()
  },
}

/** Not-found page with a link back, dark theme. */
export const NotFound: Story = {
  name: 'Página no encontrada, tema oscuro',
  tags: ['P-09'],
  render: () => <NotFoundScreen />,
  parameters: { face: 'console-dark' },
  play: async () => expect(screen.getByRole('link')).toHaveAttribute('href', '/reservations-panel'),
}

/** A page that is loading. */
export const Pending: Story = {
  name: 'Página en carga',
  tags: ['W-05'],
  render: () => <PendingScreen />,
  play: async () => expect(screen.getByRole('status')).toBeVisible(),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { inConsole } from '../../../test/in-console.tsx'
import { CodeProblem } from './CodeProblem.tsx'
import { lazyPart } from './lazy-part.tsx'

const guide: Guide = {
  purpose: 'Una parte pesada de una página que llega cuando se la ve, y reintenta sola si se pierde.',
  notFor: 'Lo que hace falta sin red, como ingresar otra vez, no se carga después.',
  practice: {
    good: { text: 'Diga qué se está cargando, con su nombre.' },
    bad: { text: 'Cargar después el campo que la persona va a llenar primero.' },
  },
}

const meta = {
  title: 'Consola/Partes/Parte que se carga después',
  parameters: { guide, face: 'console-light' },
  decorators: [inConsole],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const Figures = () => <p>Cifras del mes</p>

/** Fails as often as `failures` says, like a browser whose request is lost. */
function loader(failures: number) {
  let left = failures
  return async () => {
    left -= 1
    if (left >= 0) throw new TypeError('Failed to fetch dynamically imported module: /assets/Figures.js')
    return Figures
  }
}

const OnceLost = lazyPart(loader(1), { message: 'Cargando las cifras', pauses: [0] })
const TwiceLost = lazyPart(loader(2), { message: 'Cargando las cifras', pauses: [0] })

/** A part whose code is lost once loads by itself. */
export const LostOnce: Story = {
  name: 'Código perdido una vez: se carga solo',
  tags: ['O-05'],
  render: () => <OnceLost />,
  play: async () => expect(await screen.findByText('Cifras del mes')).toBeVisible(),
}

/** A part whose code stays lost is retried on one press, and the page beside it stays. */
export const LostTwice: Story = {
  name: 'Código perdido otra vez, con reintento',
  tags: ['O-05'],
  render: () => (
    <>
      <input aria-label="Nombres" defaultValue="Rosa" />
      <TwiceLost />
    </>
  ),
  play: async () => {
    await userEvent.type(screen.getByRole('textbox', { name: 'Nombres' }), ' Elvira')
    await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }))
    await expect(await screen.findByText('Cifras del mes')).toBeVisible()
    await expect(screen.getByRole('textbox', { name: 'Nombres' })).toHaveValue('Rosa Elvira')
  },
}

/** After a deployment the part says that there is a new version, dark theme. */
export const Replaced: Story = {
  name: 'Hay una versión nueva, tema oscuro',
  tags: ['O-05'],
  render: () => <CodeProblem onRetry={fn()} readState={async () => 'replaced'} />,
  parameters: { face: 'console-dark' },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Actualizar la página' })).toBeVisible()
    await expect(screen.getByRole('alert')).toHaveTextContent('Hay una versión nueva')
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { ERROR_SENTENCES } from 'shared-ui/copy/problems/problems'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, screen, userEvent } from 'storybook/test'
import { answering, refusal, type StoryResponse, unavailable } from '../../../test/answering.ts'
import { inConsole } from '../../../test/in-console.tsx'
import { NewsletterScreen } from './NewsletterScreen.tsx'

const guide: Guide = {
  purpose: 'Cuántas personas reciben las noticias, la lista para el servicio de envíos, y la baja a pedido.',
  notFor: 'No envía noticias: la lista se lleva a un servicio de envíos. Nadie se suscribe desde aquí.',
  practice: {
    good: { text: 'Dé de baja el mismo día a quien lo pide por teléfono, con su dirección exacta.' },
    bad: { text: 'Agregar a mano las direcciones de quienes solo reservaron: no consintieron.' },
  },
}

const meta = {
  title: 'Consola/Boletín',
  parameters: { guide, face: 'console-light' },
  component: NewsletterScreen,
  decorators: [inConsole],
} satisfies Meta<typeof NewsletterScreen>

export default meta
type Story = StoryObj<typeof meta>

const COUNTS: StoryResponse = { body: { confirmed: 128, pending: 7, withdrawn: 12 } }
const isExport = (request: Request) => new URL(request.url).pathname.endsWith('/newsletter/export')
const whole = answering(() => COUNTS)
const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Descargar CSV' }))

export const Loading: Story = {
  name: 'Cargando',
  tags: ['W-05'],
  beforeEach: answering(() => 'silence'),
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent('Cargando Boletín')
  },
}

/** A server error replaces the spinner and offers a retry. */
export const Refused: Story = {
  name: 'Error del servidor con reintento',
  tags: ['E-02'],
  ...unavailable,
}

/** Nothing to export without confirmed subscriptions. */
export const Empty: Story = {
  name: 'Sin suscripciones confirmadas',
  tags: ['W-09'],
  beforeEach: answering(() => ({ body: { confirmed: 0, pending: 1, withdrawn: 0 } })),
  play: async () => {
    await expect(await screen.findByText(/Todavía nadie ha confirmado/)).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Descargar CSV' })).toBeDisabled()
  },
}

/** Counts confirmed, pending and withdrawn subscriptions and exports the list as a file. */
export const Full: Story = {
  name: 'Cuenta de suscripciones y exportación',
  tags: ['P-12'],
  beforeEach: answering((request) => (isExport(request) ? { body: 'Correo' } : COUNTS)),
  play: async () => {
    for (const text of ['Confirmadas', '128', 'Por confirmar', '7', 'De baja', '12']) {
      await expect(await screen.findByText(text)).toBeVisible()
    }
    await press()
    await expect(await screen.findByText(/Se descargó la lista/)).toBeVisible()
  },
}

/** A failed export shows the error and can be repeated. */
export const ExportRefused: Story = {
  name: 'Exportación fallida',
  tags: ['E-02'],
  beforeEach: answering((request) =>
    isExport(request) ? refusal(503, 'database_unavailable', ERROR_SENTENCES.database_unavailable) : COUNTS,
  ),
  play: async () => {
    await press()
    await expect(await screen.findByRole('alert')).toHaveTextContent(ERROR_SENTENCES.database_unavailable)
    await expect(screen.getByRole('button', { name: 'Descargar CSV' })).toBeEnabled()
  },
}

const isRemoval = (request: Request) => request.url.endsWith('/newsletter/unsubscribe-address')
const removalResponding = (outcome: string) =>
  answering((request) => (isRemoval(request) ? { body: { outcome } } : COUNTS))
const askFor = async (email: string) => {
  await userEvent.type(await screen.findByLabelText('Correo electrónico'), email)
  await userEvent.click(screen.getByRole('button', { name: 'Dar de baja' }))
}

/** Unsubscribes an address after a confirmation. */
export const Unsubscribed: Story = {
  name: 'Dar de baja una dirección',
  tags: ['P-20'],
  beforeEach: removalResponding('unsubscribed'),
  play: async () => {
    await askFor('ana.luz@example.com')
    await expect(screen.getByRole('alertdialog')).toHaveAccessibleName('Dar de baja a ana.luz@example.com')
    await userEvent.click(screen.getByRole('button', { name: 'Sí' }))
    await expect(await screen.findByText(/ana.luz@example.com está de baja/)).toBeVisible()
    await expect(screen.getByLabelText('Correo electrónico')).toHaveValue('')
  },
}

/** Opens what is stored about an address, once it is complete. */
export const PersonalDataOfAddress: Story = {
  name: 'Datos personales de una dirección',
  tags: ['O-08'],
  beforeEach: whole,
  play: async () => {
    const field = await screen.findByLabelText('Correo electrónico')
    await expect(screen.queryByRole('button', { name: 'Datos personales' })).not.toBeInTheDocument()
    await userEvent.type(field, 'ana.luz@example.com')
    await expect(screen.getByRole('button', { name: 'Datos personales' })).toBeVisible()
  },
}

/** Says that an address is not on the list. */
export const NotSubscribed: Story = {
  name: 'Dirección que no está en la lista',
  tags: ['P-20'],
  beforeEach: removalResponding('not_subscribed'),
  play: async () => {
    await askFor('nadie@example.com')
    await userEvent.click(screen.getByRole('button', { name: 'Sí' }))
    await expect(await screen.findByText(/nadie@example.com no está en la lista/)).toBeVisible()
  },
}

/** Asks for the address before the confirmation. */
export const NoAddress: Story = {
  name: 'Dirección que falta',
  tags: ['P-20'],
  beforeEach: whole,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Dar de baja' }))
    await expect(screen.getByLabelText('Correo electrónico')).toHaveAccessibleDescription(
      'Escriba el correo que quiere dar de baja.',
    )
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  },
}

export const Dark: Story = {
  name: 'Tema oscuro',
  beforeEach: whole,
  parameters: { face: 'console-dark' },
}

export const Phone: Story = {
  name: 'En teléfono',
  beforeEach: whole,
  globals: { viewport: { value: 'phone' } },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { LODGE } from 'content'
import { ERROR_SENTENCES } from 'shared-ui/copy/problems/problems'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { answering, refusal } from '../../../test/answering.ts'
import { inSite } from '../../../test/in-site.tsx'
import { ConfirmScreen } from './ConfirmScreen.tsx'
import { UnsubscribeScreen } from './UnsubscribeScreen.tsx'

const guide: Guide = {
  purpose: 'Las páginas que abren los correos de noticias: confirmar y darse de baja con un botón.',
  notFor: 'Abrir la página no hace nada: los programas de correo abren los enlaces solos.',
  practice: {
    good: { text: 'Un solo botón que dice lo que hará: «Darme de baja».' },
    bad: { text: 'Pedir el motivo para dejar ir.' },
  },
}

const meta = {
  title: 'Sitio público/Noticias/Páginas de los correos',
  parameters: { guide },
  component: ConfirmScreen,
  decorators: [inSite],
  args: { token: 'una-clave-de-prueba' },
  beforeEach: answering(() => 'silence'),
} satisfies Meta<typeof ConfirmScreen>

export default meta
type Story = StoryObj<typeof meta>

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

/** Confirms nothing before the press. */
export const Confirm: Story = {
  name: 'Confirmar la suscripción',
  tags: ['case-12'],
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Confirmar mi suscripción' })).toBeVisible()
    await expect(screen.queryByRole('status')).not.toBeInTheDocument()
  },
}

/** Confirms the sign-up on press and shows that it is done. */
export const Confirmed: Story = {
  name: 'Suscripción confirmada',
  tags: ['case-12', 'P-20'],
  beforeEach: answering(() => ({ body: { outcome: 'confirmed' } })),
  play: async () => {
    await press('Confirmar mi suscripción')
    await expect(await screen.findByRole('status')).toHaveTextContent('Su suscripción está confirmada.')
    await expect(screen.queryByText(/Un paso más/)).not.toBeInTheDocument()
    await expect(screen.queryByRole('button', { name: 'Confirmar mi suscripción' })).not.toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('status').closest('[tabindex]')).toHaveFocus())
  },
}

/** Says that the sign-up is already confirmed. */
export const AlreadyConfirmed: Story = {
  name: 'Ya estaba confirmada',
  tags: ['case-12'],
  beforeEach: answering(() => ({ body: { outcome: 'already_confirmed' } })),
  play: async () => {
    await press('Confirmar mi suscripción')
    await expect(await screen.findByRole('status')).toHaveTextContent('ya estaba confirmada')
  },
}

/** Says what to do when the link is unknown. */
export const LinkUnknown: Story = {
  name: 'Enlace desconocido',
  tags: ['E-02'],
  beforeEach: answering(() => refusal(404, 'subscription_not_found', ERROR_SENTENCES.subscription_not_found)),
  play: async () => {
    await press('Confirmar mi suscripción')
    await expect(await screen.findByRole('alert')).toHaveTextContent(ERROR_SENTENCES.subscription_not_found)
    await expect(screen.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/')
  },
}

/** Unsubscribes on press. */
export const Unsubscribed: Story = {
  name: 'Baja hecha',
  tags: ['case-12'],
  render: (args) => <UnsubscribeScreen {...args} />,
  beforeEach: answering(() => ({ body: { outcome: 'unsubscribed' } })),
  play: async () => {
    await press('Darme de baja')
    await expect(await screen.findByRole('status')).toHaveTextContent('Su correo está dado de baja.')
  },
}

/** Says that the address is already unsubscribed. */
export const AlreadyUnsubscribed: Story = {
  name: 'Ya estaba de baja',
  tags: ['case-12'],
  render: (args) => <UnsubscribeScreen {...args} />,
  beforeEach: answering(() => ({ body: { outcome: 'already_unsubscribed' } })),
  play: async () => {
    await press('Darme de baja')
    await expect(await screen.findByRole('status')).toHaveTextContent('ya estaba dado de baja')
  },
}

/** Says how to unsubscribe when the link was cut. */
export const UnsubscribeLinkUnknown: Story = {
  name: 'Baja con enlace cortado',
  tags: ['P-20'],
  render: (args) => <UnsubscribeScreen {...args} />,
  beforeEach: answering(() => refusal(404, 'subscription_not_found', ERROR_SENTENCES.subscription_not_found)),
  play: async () => {
    await press('Darme de baja')
    await expect(await screen.findByRole('alert')).toHaveTextContent('Para darse de baja, escríbanos')
    await expect(screen.getByRole('link', { name: LODGE.email })).toHaveAttribute(
      'href',
      `mailto:${LODGE.email}`,
    )
  },
}

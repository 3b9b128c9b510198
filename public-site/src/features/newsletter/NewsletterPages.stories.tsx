import type { Meta, StoryObj } from '@storybook/react-vite'
import { ERROR_SENTENCES } from 'shared-ui/copy/problems/problems'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { answering, refusal } from '../../../test/answering.ts'
import { inSite } from '../../../test/in-site.tsx'
import { ConfirmScreen } from './ConfirmScreen.tsx'
import { UnsubscribeScreen } from './UnsubscribeScreen.tsx'

const meta = {
  title: 'Sitio/Noticias/Páginas de los correos',
  component: ConfirmScreen,
  decorators: [inSite],
  args: { token: 'una-clave-de-prueba' },
  beforeEach: answering(() => 'silence'),
} satisfies Meta<typeof ConfirmScreen>

export default meta
type Story = StoryObj<typeof meta>

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

export const Confirm: Story = {
  name: 'case 12 confirms nothing before the press',
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Confirmar mi suscripción' })).toBeVisible()
    await expect(screen.queryByRole('status')).not.toBeInTheDocument()
  },
}

export const Confirmed: Story = {
  name: 'case 12, P-20 confirms the sign-up on press and shows that it is done',
  beforeEach: answering(() => ({ body: { outcome: 'confirmed' } })),
  play: async () => {
    await press('Confirmar mi suscripción')
    await expect(await screen.findByRole('status')).toHaveTextContent('Su suscripción está confirmada.')
    await expect(screen.queryByText(/Un paso más/)).not.toBeInTheDocument()
    await expect(screen.queryByRole('button', { name: 'Confirmar mi suscripción' })).not.toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('status').closest('[tabindex]')).toHaveFocus())
  },
}

export const AlreadyConfirmed: Story = {
  name: 'case 12 says that the sign-up is already confirmed',
  beforeEach: answering(() => ({ body: { outcome: 'already_confirmed' } })),
  play: async () => {
    await press('Confirmar mi suscripción')
    await expect(await screen.findByRole('status')).toHaveTextContent('ya estaba confirmada')
  },
}

export const LinkUnknown: Story = {
  name: 'E-02 says what to do when the link is unknown',
  beforeEach: answering(() => refusal(404, 'subscription_not_found', ERROR_SENTENCES.subscription_not_found)),
  play: async () => {
    await press('Confirmar mi suscripción')
    await expect(await screen.findByRole('alert')).toHaveTextContent(ERROR_SENTENCES.subscription_not_found)
    await expect(screen.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/')
  },
}

export const Unsubscribed: Story = {
  name: 'case 12 unsubscribes on press',
  render: (args) => <UnsubscribeScreen {...args} />,
  beforeEach: answering(() => ({ body: { outcome: 'unsubscribed' } })),
  play: async () => {
    await press('Darme de baja')
    await expect(await screen.findByRole('status')).toHaveTextContent('Su correo está dado de baja.')
  },
}

export const AlreadyUnsubscribed: Story = {
  name: 'case 12 says that the address is already unsubscribed',
  render: (args) => <UnsubscribeScreen {...args} />,
  beforeEach: answering(() => ({ body: { outcome: 'already_unsubscribed' } })),
  play: async () => {
    await press('Darme de baja')
    await expect(await screen.findByRole('status')).toHaveTextContent('ya estaba dado de baja')
  },
}

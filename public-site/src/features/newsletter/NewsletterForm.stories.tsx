import type { Meta, StoryObj } from '@storybook/react-vite'
import { ERROR_SENTENCES } from 'shared-ui/copy/problems/problems'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { answering, refusal } from '../../../test/answering.ts'
import { inSite } from '../../../test/in-site.tsx'
import { NewsletterForm } from './NewsletterForm.tsx'

const guide: Guide = {
  purpose: 'Suscribirse a las noticias del valle, con su consentimiento aparte.',
  notFor: 'Para preguntar algo está «Contacto». La suscripción no es condición de nada.',
  practice: {
    good: { text: 'Diga que se puede salir cuando se quiera, y cómo.' },
    bad: { text: 'Suscribir a quien escribió al contacto.' },
  },
}

const meta = {
  title: 'Sitio público/Noticias/Suscripción',
  parameters: { guide },
  component: NewsletterForm,
  decorators: [inSite],
  beforeEach: answering(() => 'silence'),
} satisfies Meta<typeof NewsletterForm>

export default meta
type Story = StoryObj<typeof meta>

const send = () => screen.getByRole('button', { name: 'Suscribirme' })
const email = () => screen.getByLabelText('Correo electrónico')
const consent = () => screen.getByRole('checkbox')

async function fill(): Promise<void> {
  await userEvent.type(email(), 'ana.luz@example.com')
  await userEvent.click(consent())
}

/** Cannot be sent until the e-mail is valid. */
export const Empty: Story = {
  name: 'Vacío',
  tags: ['P-12'],
  play: async () => {
    await expect(send()).toHaveAttribute('aria-disabled', 'true')
    await expect(consent()).not.toBeChecked()
    await userEvent.type(email(), 'ana.luz@example.com')
    await expect(send()).not.toHaveAttribute('aria-disabled')
  },
}

/** Requires the consent. */
export const WithoutConsent: Story = {
  name: 'Falta el consentimiento',
  tags: ['P-12'],
  play: async () => {
    await userEvent.type(email(), 'ana.luz@example.com')
    await userEvent.click(send())
    await waitFor(() => expect(consent()).toHaveFocus())
    await expect(consent()).toHaveAttribute('aria-invalid', 'true')
    await expect(screen.queryByRole('status')).not.toBeInTheDocument()
  },
}

/** Shows that the sign-up is being sent. */
export const Sending: Story = {
  name: 'Enviando',
  tags: ['W-06'],
  play: async () => {
    await fill()
    await userEvent.click(send())
    await waitFor(() => expect(send()).toHaveAttribute('aria-busy', 'true'))
  },
}

/** Shows '¡Suscripción Hecha!' and where to confirm it. */
export const Sent: Story = {
  name: 'Suscripción hecha',
  tags: ['P-12'],
  beforeEach: answering(() => ({ body: {} })),
  play: async () => {
    await fill()
    await userEvent.click(send())
    await expect(await screen.findByRole('status')).toHaveTextContent('¡Suscripción Hecha!')
    await expect(screen.getByRole('status')).toHaveTextContent(
      'abra el correo que enviamos a ana.luz@example.com',
    )
    await expect(email()).toHaveValue('')
    await expect(consent()).not.toBeChecked()
  },
}

/** Shows an error in an alert and retains what was typed. */
export const Failed: Story = {
  name: 'No se pudo enviar, lo escrito queda',
  tags: ['E-02', 'E-03'],
  beforeEach: answering(() => refusal(503, 'database_unavailable', ERROR_SENTENCES.database_unavailable)),
  play: async () => {
    await fill()
    await userEvent.click(send())
    await expect(await screen.findByRole('alert')).toHaveTextContent(ERROR_SENTENCES.database_unavailable)
    await expect(email()).toHaveValue('ana.luz@example.com')
    await expect(consent()).toBeChecked()
  },
}

/** Asks whether a mail provider was meant, and accepts the address. */
export const ProbableEmail: Story = {
  name: 'Correo dudoso',
  tags: ['V-12'],
  play: async () => {
    await userEvent.type(email(), 'ana@hotmial.com')
    await userEvent.tab()
    await expect(email()).toHaveAccessibleDescription(/¿Quiso decir hotmail.com\?/)
    await expect(send()).not.toHaveAttribute('aria-disabled')
    await userEvent.click(screen.getByRole('button', { name: 'Usar ana@hotmail.com' }))
    await expect(email()).toHaveValue('ana@hotmail.com')
  },
}

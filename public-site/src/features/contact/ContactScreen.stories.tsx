import type { Meta, StoryObj } from '@storybook/react-vite'
import { ERROR_SENTENCES } from 'shared-ui/copy/problems/problems'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { answering, refusal } from '../../../test/answering.ts'
import { inSite } from '../../../test/in-site.tsx'
import { withoutSignal } from '../../../test/without-signal.ts'
import { ContactScreen } from './ContactScreen.tsx'

const guide: Guide = {
  purpose: 'Todas las maneras de hablar con la casa y de llegar a ella.',
  notFor: 'Para reservar no hace falta escribir: se reserva en el sitio.',
  practice: {
    good: { text: 'Ponga WhatsApp y teléfono antes que el formulario.' },
    bad: { text: 'Obligar a elegir un tema de una lista.' },
  },
}

const meta = {
  title: 'Sitio público/Contacto',
  parameters: { guide },
  component: ContactScreen,
  decorators: [inSite],
  beforeEach: answering(() => 'silence'),
} satisfies Meta<typeof ContactScreen>

export default meta
type Story = StoryObj<typeof meta>

const send = () => screen.getByRole('button', { name: 'Enviar' })
const message = () => screen.getByLabelText('Mensaje')

const TYPED = [
  ['Nombres', 'Ana Luz'],
  ['Correo electrónico', 'ana.luz@example.com'],
  ['Teléfono', '+34 600 112 233'],
  ['Mensaje', '¿Aceptan perros pequeños?'],
] as const

async function fill(): Promise<void> {
  for (const [label, text] of TYPED) {
    await userEvent.click(screen.getByLabelText(label))
    await userEvent.paste(text)
  }
}

/** Shows address, map, telephone and contact form. */
export const Full: Story = {
  name: 'Dirección, mapa, teléfono y formulario',
  tags: ['P-05'],
  play: async () => {
    await expect(screen.getByRole('link', { name: 'Ver en el mapa' })).toHaveAttribute(
      'href',
      expect.stringContaining('openstreetmap'),
    )
    await expect(screen.getByRole('link', { name: 'Escribir por WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringMatching(/wa\.me\/\d+\?text=Hola%2C%20/),
    )
    await expect(screen.getByRole('region', { name: 'Cómo llegar' })).toBeVisible()
    await expect(send()).toHaveAttribute('aria-disabled', 'true')
  },
}

/** Shows missing and invalid fields and sends nothing. */
export const Missing: Story = {
  name: 'Campos que faltan o no valen',
  tags: ['P-13', 'V-01', 'V-02'],
  play: async () => {
    await userEvent.type(screen.getByLabelText('Nombres'), 'Ana Luz')
    await userEvent.type(screen.getByLabelText('Correo electrónico'), 'ana')
    await userEvent.type(screen.getByLabelText('Teléfono'), 'no tengo')
    await userEvent.click(send())
    await waitFor(() => expect(screen.getByLabelText('Correo electrónico')).toHaveFocus())
    for (const field of ['Correo electrónico', 'Teléfono', 'Mensaje']) {
      await expect(screen.getByLabelText(field)).toHaveAttribute('aria-invalid', 'true')
    }
    await expect(screen.getByLabelText('Nombres')).not.toHaveAttribute('aria-invalid')
  },
}

/** Shows that the message is being sent. */
export const Sending: Story = {
  name: 'Enviando',
  tags: ['W-06'],
  play: async () => {
    await fill()
    await expect(send()).not.toHaveAttribute('aria-disabled')
    await userEvent.click(send())
    await waitFor(() => expect(send()).toHaveAttribute('aria-busy', 'true'))
  },
}

/** Shows 'Se envió correctamente el formulario' and empties the form. */
export const Sent: Story = {
  name: 'Enviado',
  tags: ['P-13'],
  beforeEach: answering(() => ({ body: {} })),
  play: async () => {
    await fill()
    await userEvent.click(send())
    await expect(await screen.findByRole('status')).toHaveTextContent('Se envió correctamente el formulario')
    await expect(screen.getByRole('status')).toHaveTextContent('ana.luz@example.com')
    await expect(message()).toHaveValue('')
    await expect(message()).not.toHaveAttribute('aria-invalid')
  },
}

/** Shows an error in an alert and retains what was typed. */
export const Refused: Story = {
  name: 'Error del servidor, lo escrito queda',
  tags: ['E-02', 'E-03'],
  beforeEach: answering(() => refusal(429, 'too_many_requests', ERROR_SENTENCES.too_many_requests)),
  play: async () => {
    await fill()
    await userEvent.click(send())
    await expect(await screen.findByRole('alert')).toHaveTextContent(ERROR_SENTENCES.too_many_requests)
    await expect(message()).toHaveValue('¿Aceptan perros pequeños?')
    await expect(send()).not.toHaveAttribute('aria-disabled')
  },
}

/** Shows the general error for an unreadable response. */
export const Unreadable: Story = {
  name: 'Respuesta que no se entiende',
  tags: ['E-01'],
  beforeEach: answering(() => ({ status: 502, body: 'Bad gateway' })),
  play: async () => {
    await fill()
    await userEvent.click(send())
    await expect(await screen.findByRole('alert')).toHaveTextContent('Server error. Please try again later')
  },
}

/** Says that there is no connection and what to do, and retains what was typed. */
export const WithoutSignal: Story = {
  name: 'Sin señal, lo escrito queda',
  tags: ['E-01', 'E-03'],
  beforeEach: withoutSignal,
  play: async () => {
    await fill()
    await userEvent.click(send())
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Sin conexión con el servidor. Revise su conexión e inténtelo de nuevo.',
    )
    for (const [label, text] of TYPED) await expect(screen.getByLabelText(label)).toHaveValue(text)
    await expect(send()).not.toHaveAttribute('aria-disabled')
  },
}

/** Shows a field error of the server until the field is edited. */
export const FieldRefused: Story = {
  name: 'Error del servidor junto a su campo',
  tags: ['V-10'],
  beforeEach: answering(() => ({
    status: 400,
    body: {
      errorMessage: ERROR_SENTENCES.invalid_request,
      errorCode: 'invalid_request',
      fields: { email: 'Ese correo no recibe mensajes.' },
    },
  })),
  play: async () => {
    await fill()
    await userEvent.click(send())
    const email = screen.getByLabelText('Correo electrónico')
    await waitFor(() => expect(email).toHaveAttribute('aria-invalid', 'true'))
    await userEvent.type(email, '.pe')
    await waitFor(() => expect(email).not.toHaveAttribute('aria-invalid'))
  },
}

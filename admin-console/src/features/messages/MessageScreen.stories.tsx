import type { Meta, StoryObj } from '@storybook/react-vite'
import { ERROR_SENTENCES } from 'shared-ui/copy/problems/problems'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, screen, userEvent, within } from 'storybook/test'
import { answering, refusal, unavailable } from '../../../test/answering.ts'
import { inConsole } from '../../../test/in-console.tsx'
import { sampleMessage } from '../../../test/samples/sample-messages.ts'
import { MessageScreen } from './MessageScreen.tsx'

const guide: Guide = {
  purpose: 'Un mensaje del formulario de contacto, con lo necesario para responderlo.',
  notFor: 'La respuesta se escribe en el programa de correo; un reclamo tiene su hoja.',
  practice: {
    good: { text: 'Márquelo como atendido cuando ya respondió, no cuando lo leyó.' },
    bad: { text: 'Copiar el correo a mano en otro programa: el enlace ya lleva dirección y asunto.' },
  },
}

const meta = {
  title: 'Consola/Mensajes/Mensaje',
  parameters: { guide, face: 'console-light' },
  component: MessageScreen,
  args: { messageId: '018f-m1' },
  decorators: [inConsole],
} satisfies Meta<typeof MessageScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Responds with one message, whose state can be changed. */
const marked = () => {
  let message = sampleMessage()
  return answering((request) => {
    if (request.method === 'PUT') {
      message = { ...message, attended: { at: '2026-11-27T20:30:00.000Z', by: 'recepcion' } }
    }
    return { body: { message } }
  })()
}

export const Loading: Story = {
  name: 'Cargando',
  tags: ['W-05'],
  beforeEach: answering(() => 'silence'),
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent('Cargando Mensaje')
  },
}

/** A server error replaces the spinner. */
export const Refused: Story = {
  name: 'Error del servidor con reintento',
  tags: ['E-02'],
  ...unavailable,
}

/** Shows that a message is not found, with a link back. */
export const Unknown: Story = {
  name: 'Mensaje no encontrado',
  tags: ['E-02'],
  beforeEach: answering(() => refusal(404, 'message_not_found', ERROR_SENTENCES.message_not_found)),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Mensaje no encontrado' })).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Volver a Mensajes' })).toHaveAttribute(
      'href',
      '/messages-panel',
    )
  },
}

/** Shows the message with a reply link and can be marked as attended to. */
export const Full: Story = {
  name: 'Mensaje con su enlace para responder',
  tags: ['P-13'],
  beforeEach: marked,
  play: async () => {
    const writer = within(await screen.findByRole('region', { name: 'Quién escribe' }))
    await expect(writer.getByRole('link', { name: '+34600112233' })).toHaveAttribute(
      'href',
      'tel:+34600112233',
    )
    await expect(screen.getByRole('link', { name: 'Responder por correo' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:ana\.luz@example\.com\?subject=/),
    )
    await expect(screen.getByText(/Llegaríamos en abril/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Marcar como atendido' }))
    await expect(await screen.findByRole('button', { name: 'Volver a pendiente' })).toBeEnabled()
    await expect(writer.getByText(/^Por recepcion, 27 nov/)).toBeVisible()
  },
}

export const Dark: Story = {
  name: 'Tema oscuro',
  beforeEach: marked,
  parameters: { face: 'console-dark' },
}

export const Phone: Story = {
  name: 'En teléfono',
  beforeEach: marked,
  globals: { viewport: { value: 'phone' } },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { LODGE } from 'content'
import { ERROR_SENTENCES } from 'shared-ui/copy/problems/problems'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answering, refusal, type StoryResponse, unavailable } from '../../../../test/answering.ts'
import { inConsole } from '../../../../test/in-console.tsx'
import { SAMPLE_REPLY, sampleComplaint } from '../../../../test/samples/sample-complaints.ts'
import { ComplaintScreen } from './ComplaintScreen.tsx'

const guide: Guide = {
  purpose: 'Leer una hoja de reclamación entera y responderla una sola vez, como manda la ley.',
  notFor:
    'Un mensaje de contacto se responde por correo desde «Mensaje». Una respuesta enviada no se corrige aquí.',
  copy: ['La respuesta se dirige al consumidor por su nombre y de usted.'],
  practice: {
    good: { text: 'Relea la respuesta entera antes de enviarla: sale por correo y queda en la hoja.' },
    bad: { text: 'Responder «lo veremos» para detener el plazo.' },
  },
}

const meta = {
  title: 'Consola/Libro de Reclamaciones/Hoja',
  parameters: { guide, face: 'console-light' },
  component: ComplaintScreen,
  args: { complaintId: '018f-c1' },
  decorators: [inConsole],
} satisfies Meta<typeof ComplaintScreen>

export default meta
type Story = StoryObj<typeof meta>

const open = answering(() => ({ body: { complaint: sampleComplaint() } }))
const answered = answering(() => ({ body: { complaint: sampleComplaint({ reply: SAMPLE_REPLY }) } }))

/** Responds with a complaint without a reply until one is sent, which gets `outcome`; afterwards it has one. */
const sending = (outcome: StoryResponse) => () => {
  let complaint = sampleComplaint()
  return answering((request) => {
    if (request.method !== 'POST') return { body: { complaint } }
    complaint = sampleComplaint({ reply: SAMPLE_REPLY })
    return outcome
  })()
}
const sendReply = async (text: string) => {
  await userEvent.type(await screen.findByLabelText('Respuesta al consumidor'), text)
  await userEvent.click(screen.getByRole('button', { name: 'Enviar la respuesta' }))
  return within(screen.getByRole('alertdialog', { name: 'Enviar la respuesta a la hoja 2026-000003' }))
}

export const Loading: Story = {
  name: 'Cargando',
  tags: ['W-05'],
  beforeEach: answering(() => 'silence'),
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent('Cargando Hoja de reclamación')
  },
}

/** A server error replaces the spinner. */
export const Refused: Story = {
  name: 'Error del servidor con reintento',
  tags: ['E-02'],
  ...unavailable,
}

/** Shows that a complaint is not found, with a link back. */
export const Unknown: Story = {
  name: 'Hoja no encontrada',
  tags: ['E-02'],
  beforeEach: answering(() => refusal(404, 'complaint_not_found', ERROR_SENTENCES.complaint_not_found)),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Hoja no encontrada' })).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Volver al Libro de Reclamaciones' })).toHaveAttribute(
      'href',
      '/messages-panel/complaints',
    )
  },
}

/** Shows the whole complaint record and that the reply is missing. */
export const Open: Story = {
  name: 'Sin respuesta',
  tags: ['ley-29571'],
  beforeEach: open,
  play: async () => {
    await expect(await screen.findByText('Avisé dos veces.', { exact: false })).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Datos personales' })).toBeVisible()
    for (const text of ['DNI 44556677', LODGE.ruc, 'lunes, 21 de diciembre de 2099', /S\/\.\s120\.50/]) {
      await expect(screen.getByText(text)).toBeVisible()
    }
    await userEvent.click(screen.getByRole('button', { name: 'Enviar la respuesta' }))
    await expect(screen.getByLabelText('Respuesta al consumidor')).toHaveFocus()
    await expect(screen.getByText('Escriba la respuesta.')).toBeVisible()
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  },
}

/** Confirms a reply, sends it once and shows it. */
export const Answering: Story = {
  name: 'Responder, con confirmación',
  tags: ['W-08'],
  beforeEach: sending({ body: { complaint: sampleComplaint({ reply: SAMPLE_REPLY }) } }),
  play: async () => {
    const question = await sendReply('Lamentamos lo ocurrido.')
    await expect(question.getByText(/Se responde una sola vez/)).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Sí' }))
    const notice = await screen.findByText(/La respuesta quedó escrita en la hoja/)
    await waitFor(() => expect(document.activeElement).toContainElement(notice))
    await expect(screen.getByText(/Le devolvemos una noche/)).toBeVisible()
    await expect(screen.queryByLabelText('Respuesta al consumidor')).not.toBeInTheDocument()
  },
}

/** Shows in the dialog that the reply could not be sent, and keeps its text. */
export const ResponseRefused: Story = {
  name: 'La respuesta no se pudo enviar',
  tags: ['E-03'],
  beforeEach: answering((request) =>
    request.method === 'POST'
      ? refusal(503, 'database_unavailable', ERROR_SENTENCES.database_unavailable)
      : { body: { complaint: sampleComplaint() } },
  ),
  play: async () => {
    const question = await sendReply('Lamentamos lo ocurrido.')
    await userEvent.click(question.getByRole('button', { name: 'Sí' }))
    await expect(await question.findByRole('alert')).toHaveTextContent(ERROR_SENTENCES.database_unavailable)
    await userEvent.click(question.getByRole('button', { name: 'No' }))
    await expect(screen.getByLabelText('Respuesta al consumidor')).toHaveValue('Lamentamos lo ocurrido.')
  },
}

/** Shows both replies if somebody else replied first. */
export const TooLate: Story = {
  name: 'Otra persona respondió antes',
  tags: ['case-19'],
  beforeEach: sending(refusal(409, 'complaint_answered', ERROR_SENTENCES.complaint_answered)),
  play: async () => {
    const question = await sendReply('Mi respuesta.')
    await userEvent.click(question.getByRole('button', { name: 'Sí' }))
    await expect(await screen.findByText(/Le devolvemos una noche/)).toBeVisible()
    await expect(screen.getByRole('alert')).toHaveTextContent(ERROR_SENTENCES.complaint_answered)
    await expect(screen.getByText('Mi respuesta.')).toBeVisible()
  },
}

/** Shows who replied to a complaint, and when. */
export const Answered: Story = {
  name: 'Respondida: quién y cuándo',
  tags: ['ley-29571'],
  beforeEach: answered,
  play: async () => {
    await expect(await screen.findByText(/^Respondió recepcion, 28 nov/)).toBeVisible()
    await expect(screen.getByText('Respondida')).toBeVisible()
  },
}

/** Without a reply, dark theme. */
export const Dark: Story = {
  name: 'Sin respuesta, tema oscuro',
  beforeEach: open,
  parameters: { face: 'console-dark' },
}

/** With a reply, phone. */
export const Phone: Story = {
  name: 'Respondida, en teléfono',
  beforeEach: answered,
  globals: { viewport: { value: 'phone' } },
}

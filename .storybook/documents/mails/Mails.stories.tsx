import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { SAMPLE_MAILS } from '../../../lodge-api/test/fixtures/sample-mails.ts'
import type { Guide } from '../../../shared-ui/src/guides/guide.ts'
import { MailPreview } from './MailPreview.tsx'

const guide: Guide = {
  purpose:
    'Cada correo que el servidor envía, en 600 y en 320 px, en un programa claro, en uno que invierte los colores, y como texto solo.',
  notFor: 'Aquí no se escribe un correo: sus textos son el tema «Correos» de la página de textos.',
  copy: ['El asunto dice lo que pasó, con la fecha o el número que hace falta para buscarlo después.'],
}

const meta = {
  title: 'Correos',
  component: MailPreview,
  tags: ['S-04'],
  parameters: { guide },
  args: sample('reservation-confirmed to guest'),
  play: async ({ canvasElement }) => {
    const frames = Array.from(canvasElement.querySelectorAll('iframe'))
    await waitFor(() => expect(frames.every(({ dataset }) => dataset['measured'] === 'true')).toBe(true))
    for (const { contentDocument, clientWidth } of frames) {
      await expect(contentDocument?.querySelector('h1')?.textContent).not.toBe('')
      // Nothing is wider than the window of the mail program.
      await expect(contentDocument?.documentElement.scrollWidth).toBeLessThanOrEqual(clientWidth)
    }
  },
} satisfies Meta<typeof MailPreview>

export default meta
type Story = StoryObj<typeof meta>

/** Returns the arguments for a mail, named as `template to receiver` and, if it has several outcomes, `: ending`. */
function sample(name: string): { document: (typeof SAMPLE_MAILS)[number]['document'] } {
  const found = SAMPLE_MAILS.find(
    ({ template, to, ending }) => `${template} to ${to}${ending === undefined ? '' : `: ${ending}`}` === name,
  )
  if (!found) throw new Error(`There is no sample mail ${name}`)
  return { document: found.document }
}

export const Confirmed: Story = { name: 'Confirmación de reserva, clara y oscura' }

export const ConfirmedInTestMode: Story = {
  name: 'Confirmación de reserva, modo de prueba',
  args: sample('reservation-confirmed to guest: test mode'),
}

export const Changed: Story = {
  name: 'Cambio de reserva',
  args: sample('reservation-changed to guest'),
}

export const Cancelled: Story = {
  name: 'Reserva cancelada',
  args: sample('reservation-cancelled to guest'),
}

export const CancelledByGuest: Story = {
  name: 'Al hospedaje: el huésped canceló',
  args: sample('guest-cancelled to lodge'),
}

export const NewReservation: Story = {
  name: 'Al hospedaje: nueva reserva',
  args: sample('reservation-notice to lodge'),
}

export const NeverCharged: Story = {
  name: 'Pago sin cobro',
  args: sample('payment-ended to guest: never_charged'),
}

export const NeverChargedNotice: Story = {
  name: 'Al hospedaje: pago sin cobro',
  args: sample('payment-ended to lodge: never_charged'),
}

export const DeniedLate: Story = {
  name: 'Pago denegado tarde',
  args: sample('payment-ended to guest: denied_late'),
}

export const DeniedLateNotice: Story = {
  name: 'Al hospedaje: pago denegado tarde',
  args: sample('payment-ended to lodge: denied_late'),
}

export const Returned: Story = {
  name: 'Pago devuelto',
  args: sample('payment-ended to guest: returned'),
}

export const ReturnedNotice: Story = {
  name: 'Al hospedaje: pago devuelto',
  args: sample('payment-ended to lodge: returned'),
}

export const Unsettled: Story = {
  name: 'Al hospedaje: pagos por revisar',
  args: sample('payment-unsettled to lodge'),
}

export const RefundByHand: Story = {
  name: 'Devolución que paga el hospedaje',
  args: sample('refund-manual to guest'),
}

export const RefundByHandNotice: Story = {
  name: 'Al hospedaje: devolución por pagar',
  args: sample('refund-manual to lodge'),
}

export const ContactMessage: Story = {
  name: 'Al hospedaje: mensaje de la página de contacto',
  args: sample('contact-message to lodge'),
}

export const Newsletter: Story = {
  name: 'Confirmación del boletín',
  args: sample('newsletter to visitor'),
}

export const NewsletterKnown: Story = {
  name: 'Boletín, ya suscrito',
  args: sample('newsletter to visitor: known subscriber'),
}

export const Complaint: Story = {
  name: 'Copia de hoja de reclamación',
  args: sample('complaint-sheet to visitor'),
}

export const ComplaintNotice: Story = {
  name: 'Al hospedaje: hoja de reclamación',
  args: sample('complaint-notice to lodge'),
}

export const BackupFailed: Story = {
  name: 'Al hospedaje: copia de seguridad fallida',
  args: sample('backup-failed to lodge'),
}

export const ComplaintReply: Story = {
  name: 'Respuesta a hoja de reclamación',
  args: sample('complaint-reply to visitor'),
}

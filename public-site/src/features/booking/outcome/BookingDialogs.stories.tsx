import type { Meta, StoryObj } from '@storybook/react-vite'
import { LODGE } from 'content'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { booking, confirmed, denied } from '../../../../test/booking/booking-fixture.ts'
import { inSite } from '../../../../test/in-site.tsx'
import { DenialDialog } from './DenialDialog.tsx'
import { SuccessDialog } from './SuccessDialog.tsx'

const guide: Guide = {
  purpose: 'Cómo terminó el pago: recibo y qué hacer ahora, o por qué el banco dijo que no.',
  notFor: 'Si todavía no se sabe use «Espera»; si se supo tarde, «Finales».',
  copy: ['En una denegación se dice primero que no se cobró.'],
  practice: {
    good: { text: 'Muestre el número de la reserva en grande: es lo que se dice por teléfono.' },
    bad: { text: 'Confeti antes de decir a qué correo llegó la confirmación.' },
  },
}

const meta = {
  title: 'Sitio público/Reservar/Resultado',
  parameters: { guide, documents: SuccessDialog },
  decorators: [inSite],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const finish = fn()
const close = fn()

const thanks = (result = confirmed, email = 'lucia@example.pe') => (
  <SuccessDialog booking={booking} result={result} email={email} testMode onFinish={finish} />
)

/** Shows the receipt of the reservation with card and bank response; Finalizar closes it. */
export const Success: Story = {
  name: 'Reserva confirmada, con recibo',
  tags: ['B-05', 'M-11'],
  render: () => thanks(),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: '¡Gracias por tu reserva!' })
    for (const text of [
      'F97B398C',
      '1 abr. 2027, 14:05',
      'S/.\u00a012.10 (PEN)',
      'Visa 491914******9067',
      'lucia@example.pe',
      'Respuesta del bancoAprobado y completado con exito',
      'A nombre deLucía Prueba Núñez',
      'IGV 18 %S/.\u00a01.85',
      `RUC ${LODGE.ruc}`,
      'imprimir o guardar esta constancia',
    ]) {
      await expect(dialog).toHaveTextContent(text.replace('\u00a0', ' '))
    }
    await expect(dialog).not.toHaveTextContent('comprobante')
    await userEvent.keyboard('{Escape}')
    await expect(dialog).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Finalizar' }))
    await expect(finish).toHaveBeenCalledOnce()
  },
}

const link = (name: string) => screen.findByRole('link', { name })

/** Links to the client's own page, the calendar file, the way and WhatsApp. */
export const NextActions: Story = {
  name: 'Qué hacer después',
  tags: ['B-05', 'B-12'],
  globals: { viewport: { value: 'phone' } },
  render: () => thanks(),
  play: async () => {
    await expect(await link('Ver mi reserva')).toHaveAttribute('href', '/my-reservation#token-of-this-guest')
    await expect(await link('Agregar al calendario')).toHaveAttribute(
      'href',
      '/api/guest-reservation/calendar?token=token-of-this-guest',
    )
    const { latitude, longitude } = LODGE.coordinates
    for (const map of ['Ruta en Google Maps', 'Mapa en OpenStreetMap']) {
      const address = decodeURIComponent((await link(map)).getAttribute('href') ?? '')
      await expect(address).toContain(String(latitude))
      await expect(address).toContain(String(longitude))
    }
    const chat = new URL((await link('Escribir por WhatsApp')).getAttribute('href') ?? '')
    await expect(chat.pathname).toBe(`/${LODGE.whatsapp}`)
    await expect(chat.searchParams.get('text')).toContain('reserva F97B398C')
  },
}

/** Shows the receipt without name and link a day after the confirmation. */
export const DayLater: Story = {
  name: 'Recibo un día después',
  tags: ['B-13'],
  render: () => thanks({ ...confirmed, guest: null }, ''),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: '¡Gracias por tu reserva!' })
    await expect(dialog).toHaveTextContent('Enviamos la confirmación a su correo.')
    await expect(dialog).not.toHaveTextContent('Lucía')
    await expect(screen.queryByRole('link', { name: 'Ver mi reserva' })).not.toBeInTheDocument()
    await expect(screen.queryByRole('link', { name: 'Agregar al calendario' })).not.toBeInTheDocument()
  },
}

/** Shows the message of the bank, advice, and that nothing was charged; Escape closes it. */
export const Denial: Story = {
  name: 'Tarjeta denegada',
  tags: ['B-06'],
  render: () => (
    <DenialDialog booking={booking} result={denied} clientName="Lucía Prueba Núñez" onDismiss={close} />
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: '¡Uy! No se puede completar su transacción' })
    await expect(dialog).toHaveTextContent('Operacion denegada. Fondos insuficientes.')
    await expect(dialog).toHaveTextContent('Pruebe con otra tarjeta, o consulte con su banco.')
    await expect(dialog).toHaveTextContent('No se le ha cobrado')
    await expect(dialog).toHaveTextContent('A nombre deLucía Prueba Núñez')
    await expect(screen.getByRole('button', { name: 'Imprimir' })).toBeEnabled()
    await userEvent.keyboard('{Escape}')
    await expect(close).toHaveBeenCalledOnce()
  },
}

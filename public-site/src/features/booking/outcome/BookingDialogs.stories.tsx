import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { booking, confirmed, denied } from '../../../../test/booking/booking-fixture.ts'
import { DenialDialog } from './DenialDialog.tsx'
import { SuccessDialog } from './SuccessDialog.tsx'

const meta = { title: 'Sitio/Reservar/Resultado' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const finish = fn()
const close = fn()

export const Success: Story = {
  name: 'B-05, M-11 shows the receipt of the reservation with card and bank response; Finalizar closes it',
  render: () => (
    <SuccessDialog booking={booking} result={confirmed} email="lucia@example.pe" testMode onFinish={finish} />
  ),
  play: async () => {
    const dialog = screen.getByRole('dialog', { name: '¡Gracias por tu reserva!' })
    for (const text of [
      'F97B398C',
      '1 abr. 2027, 14:05',
      'S/.\u00a012.10 (PEN)',
      'visa 491914******9067',
      'lucia@example.pe',
      'Respuesta del bancoAprobado y completado con exito',
      'guardar o imprimir esta constancia',
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

export const Denial: Story = {
  name: 'B-06 shows the message of the bank, advice, and that nothing was charged; Escape closes it',
  render: () => <DenialDialog booking={booking} result={denied} onClose={close} />,
  play: async () => {
    const dialog = screen.getByRole('dialog', { name: '¡Uy! No se puede completar su transacción' })
    await expect(dialog).toHaveTextContent('Operacion denegada. Fondos insuficientes.')
    await expect(dialog).toHaveTextContent('Pruebe con otra tarjeta, o consulte con su banco.')
    await expect(dialog).toHaveTextContent('No se le ha cobrado')
    await userEvent.keyboard('{Escape}')
    await expect(close).toHaveBeenCalledOnce()
  },
}

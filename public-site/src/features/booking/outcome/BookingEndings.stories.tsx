import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { booking, deniedLate, purchase, returnedAs } from '../../../../test/booking/booking-fixture.ts'
import { inSite } from '../../../../test/in-site.tsx'
import { DeniedLateNotice, NeverCharged, ReturnedNotice, Returning } from './EndingNotices.tsx'

const again = fn()

const guide: Guide = {
  purpose: 'Finales que se saben después: nunca se cobró, se denegó tarde, o se cobró y se está devolviendo.',
  notFor: 'Una denegación inmediata está en «Resultado».',
  copy: ['Cobrado, denegado y devuelto nunca se confunden.'],
  practice: {
    good: { text: 'Diga cuánto vuelve y en cuántos días lo muestra el banco.' },
    bad: { text: 'Decir solo «pago fallido» cuando sí hubo un cobro.' },
  },
}

const meta = {
  title: 'Sitio público/Reservar/Finales',
  parameters: { guide },
  decorators: [inSite],
  beforeEach: () => {
    again.mockClear()
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** The notice about the purchase. */
const notice = (name: string) => screen.getByRole('region', { name })

/** Expects the link to the search, and presses 'Intentar de nuevo'. */
const expectActions = async (name: string) => {
  const ways = within(notice(name))
  await expect(ways.getByRole('link', { name: 'Buscar otra habitación' })).toHaveAttribute('href', '/rooms')
  await userEvent.click(ways.getByRole('button', { name: 'Intentar de nuevo' }))
  await expect(again).toHaveBeenCalledOnce()
}

/** Says that a purchase was never charged and offers a retry. */
export const NeverChargedEnding: Story = {
  name: 'Nunca cobrado',
  tags: ['M-01'],
  render: () => <NeverCharged purchaseNumber={purchase.purchaseNumber} onAgain={again} />,
  play: async () => {
    const shown = notice('No se le ha cobrado nada')
    await expect(shown).toHaveTextContent('no hay ningún cobro de este pedido')
    await expect(shown).toHaveTextContent('3310001')
    await expect(shown).not.toHaveTextContent(/devol|devuelt/i)
    await expectActions('No se le ha cobrado nada')
  },
}

/** Shows a late denial with the reason of the bank and a retry. */
export const DeniedLateEnding: Story = {
  name: 'Denegado tarde',
  tags: ['M-01'],
  render: () => (
    <DeniedLateNotice booking={booking} result={deniedLate} clientName="Lucía Prueba Núñez" onAgain={again} />
  ),
  play: async () => {
    const shown = notice('Su banco no aceptó el pago')
    await expect(shown).toHaveTextContent('Operacion denegada. Fondos insuficientes.')
    await expect(shown).toHaveTextContent('No se le ha cobrado nada')
    await expect(shown).not.toHaveTextContent(/devol|devuelt/i)
    await expectActions('Su banco no aceptó el pago')
  },
}

const withoutFacts = {
  ...deniedLate,
  paymentResponse: {
    ...deniedLate.paymentResponse,
    data: { ...deniedLate.paymentResponse.data, CARD: '', BRAND: '', ACTION_DESCRIPTION: '' },
  },
}

/** Leaves out reason and card of a late denial if the bank sent none. */
export const DeniedLateWithoutReason: Story = {
  name: 'Denegado tarde, sin motivo del banco',
  tags: ['M-01'],
  render: () => (
    <DeniedLateNotice
      booking={booking}
      result={withoutFacts}
      clientName="Lucía Prueba Núñez"
      onAgain={again}
    />
  ),
  play: async () => {
    await expect(screen.queryByText('Respuesta del banco')).not.toBeInTheDocument()
    await expect(screen.queryByText('Tarjeta')).not.toBeInTheDocument()
    await expectActions('Su banco no aceptó el pago')
  },
}

/** Shows the amount of a charge that is being returned and announces a mail. */
export const ReturningEnding: Story = {
  name: 'Cobro en devolución',
  tags: ['M-01'],
  render: () => (
    <Returning
      booking={booking}
      result={returnedAs('returning')}
      clientName="Lucía Prueba Núñez"
      onAgain={again}
    />
  ),
  play: async () => {
    const shown = notice('Estamos devolviendo su pago')
    await expect(shown).toHaveTextContent(/Monto por devolverS\/\.\s12\.10 \(PEN\)/)
    await expect(shown).toHaveTextContent('Visa 491914******9067')
    await expect(shown).toHaveTextContent('Le escribiremos al correo cuando la devolución quede registrada')
    await expect(shown).not.toHaveTextContent(/fue devuelto|registró/)
    await expect(screen.getByRole('status')).toHaveTextContent('Esperando el registro de la devolución')
    await expectActions('Estamos devolviendo su pago')
  },
}

/** Shows amount and card of a returned charge, with a retry. */
export const ReturnedEnding: Story = {
  name: 'Cobro devuelto',
  tags: ['M-01'],
  render: () => (
    <ReturnedNotice
      booking={booking}
      result={returnedAs('returned')}
      clientName="Lucía Prueba Núñez"
      onAgain={again}
    />
  ),
  play: async () => {
    const shown = notice('Su pago fue devuelto')
    await expect(shown).toHaveTextContent(/Monto devueltoS\/\.\s12\.10 \(PEN\)/)
    await expect(shown).toHaveTextContent('Visa 491914******9067')
    await expectActions('Su pago fue devuelto')
  },
}

/** Shows a returned charge on a phone. */
export const ReturnedPhone: Story = {
  name: 'Cobro devuelto, en teléfono',
  tags: ['M-01'],
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <ReturnedNotice
      booking={booking}
      result={returnedAs('returned')}
      clientName="Lucía Prueba Núñez"
      onAgain={again}
    />
  ),
}

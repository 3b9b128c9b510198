import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { inSite } from '../../../lib/stories/in-site.tsx'
import { booking, deniedLate, purchase, returnedAs } from '../testing/booking-fixture.ts'
import { DeniedLateNotice, NeverCharged, ReturnedNotice, Returning } from './EndingNotices.tsx'

const again = fn()

const meta = {
  title: 'Sitio/Reservar/Finales',
  decorators: [inSite],
  beforeEach: () => {
    again.mockClear()
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** What the page says of the purchase. */
const notice = (name: string) => screen.getByRole('region', { name })

/** Both ways on are there, and 'Intentar de nuevo' is taken. */
const expectWaysOn = async (name: string) => {
  const ways = within(notice(name))
  await expect(ways.getByRole('link', { name: 'Buscar otra habitación' })).toHaveAttribute('href', '/rooms')
  await userEvent.click(ways.getByRole('button', { name: 'Intentar de nuevo' }))
  await expect(again).toHaveBeenCalledOnce()
}

export const NeverChargedEnding: Story = {
  name: 'M-01 Never charged: says so and nothing of a return, and offers a new try',
  render: () => <NeverCharged purchaseNumber={purchase.purchaseNumber} onAgain={again} />,
  play: async () => {
    const shown = notice('No se le ha cobrado nada')
    await expect(shown).toHaveTextContent('no hay ningún cobro de este pedido')
    await expect(shown).toHaveTextContent('3310001')
    await expect(shown).not.toHaveTextContent(/devol|devuelt/i)
    await expectWaysOn('No se le ha cobrado nada')
  },
}

export const DeniedLateEnding: Story = {
  name: 'M-01 Denied late: the reason of the bank, nothing charged, and a new try',
  render: () => <DeniedLateNotice booking={booking} result={deniedLate} onAgain={again} />,
  play: async () => {
    const shown = notice('Su banco no aceptó el pago')
    await expect(shown).toHaveTextContent('Operacion denegada. Fondos insuficientes.')
    await expect(shown).toHaveTextContent('No se le ha cobrado nada')
    await expect(shown).not.toHaveTextContent(/devol|devuelt/i)
    await expectWaysOn('Su banco no aceptó el pago')
  },
}

const withoutFacts = {
  ...deniedLate,
  paymentResponse: {
    ...deniedLate.paymentResponse,
    data: { ...deniedLate.paymentResponse.data, CARD: '', BRAND: '', ACTION_DESCRIPTION: '' },
  },
}

export const DeniedLateWithoutReason: Story = {
  name: 'M-01 Denied late without a reason or a card: no empty line stands there',
  render: () => <DeniedLateNotice booking={booking} result={withoutFacts} onAgain={again} />,
  play: async () => {
    await expect(screen.queryByText('Respuesta del banco')).not.toBeInTheDocument()
    await expect(screen.queryByText('Tarjeta')).not.toBeInTheDocument()
    await expectWaysOn('Su banco no aceptó el pago')
  },
}

export const ReturningEnding: Story = {
  name: 'M-01 Charged and being returned: the amount, the mail that follows, and nothing of a return that is done',
  render: () => <Returning booking={booking} result={returnedAs('returning')} onAgain={again} />,
  play: async () => {
    const shown = notice('Estamos devolviendo su pago')
    await expect(shown).toHaveTextContent(/Monto por devolverS\/\.\s12\.10 \(PEN\)/)
    await expect(shown).toHaveTextContent('visa 491914******9067')
    await expect(shown).toHaveTextContent('Le escribiremos al correo cuando la devolución quede registrada')
    await expect(shown).not.toHaveTextContent(/fue devuelto|registró/)
    await expect(screen.getByRole('status')).toHaveTextContent('Esperando el registro de la devolución')
    await expectWaysOn('Estamos devolviendo su pago')
  },
}

export const ReturnedEnding: Story = {
  name: 'M-01 Charged and returned: the amount and the card, another room or a new try',
  render: () => <ReturnedNotice booking={booking} result={returnedAs('returned')} onAgain={again} />,
  play: async () => {
    const shown = notice('Su pago fue devuelto')
    await expect(shown).toHaveTextContent(/Monto devueltoS\/\.\s12\.10 \(PEN\)/)
    await expect(shown).toHaveTextContent('visa 491914******9067')
    await expectWaysOn('Su pago fue devuelto')
  },
}

export const ReturnedPhone: Story = {
  name: 'M-01 Charged and returned, on a phone',
  globals: { viewport: { value: 'phone' } },
  render: () => <ReturnedNotice booking={booking} result={returnedAs('returned')} onAgain={again} />,
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { LODGE } from 'content'
import { ERROR_SENTENCES } from 'shared-ui/copy/problems/problems'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { answering } from '../../../../test/answering.ts'
import { booking, client, session } from '../../../../test/booking/booking-fixture.ts'
import { modelAt } from '../../../../test/booking/booking-model.ts'
import { PAYFORM_SCRIPT } from '../../../../test/booking/payform-script.ts'
import { refusedWith } from '../../../../test/booking/refused-with.ts'
import { inSite } from '../../../../test/in-site.tsx'
import { withoutSignal } from '../../../../test/without-signal.ts'
import { BookingStep } from '../BookingStep.tsx'
import type { CardProblem } from '../state/booking-state.ts'

const guide: Guide = {
  purpose:
    'El paso de la tarjeta, en los campos propios de la pasarela: los datos de la tarjeta nunca llegan a la casa.',
  notFor: 'Los datos de la persona no se cambian aquí: se vuelve con «Cambiar mis datos».',
  states: { 'data-ready': 'Los campos de la pasarela están listos.' },
  practice: {
    good: { text: 'Deje el total a la vista junto al botón que cobra.' },
    bad: { text: 'Pedir de nuevo el nombre que ya escribió en el paso anterior.' },
  },
}

const meta = {
  title: 'Sitio público/Reservar/Tarjeta',
  parameters: { guide },
  component: BookingStep,
  decorators: [inSite],
  beforeEach: answering(() => 'silence'),
  args: { booking, model: modelAt({ step: 'client', problem: null }), client, onClientChange: fn() },
} satisfies Meta<typeof BookingStep>

export default meta
type Story = StoryObj<typeof meta>

const lateTick = () => screen.getByRole('checkbox', { name: 'Ya llamé y el hospedaje me espera esta noche' })

const pay = () => screen.getByRole('button', { name: 'Reservar' })

/** The card step with a problem, and with card fields that load. */
const atCard = (problem: CardProblem | null) =>
  modelAt({ step: 'card', session: { ...session, scriptUrl: PAYFORM_SCRIPT }, problem })

/** Shows the accepted brands, the country of the merchant and its contact. */
export const Card: Story = {
  name: 'Marcas aceptadas y datos del comercio',
  tags: ['M-11'],
  args: { model: atCard(null) },
  play: async ({ args }) => {
    const brands = within(screen.getByRole('list', { name: 'Tarjetas aceptadas' })).getAllByRole('listitem')
    await expect(brands.map(({ textContent }) => textContent)).toEqual([
      'Visa',
      'Mastercard',
      'American Express',
      'Diners Club',
    ])
    await expect(screen.getByText(/El comercio está en el Perú/)).toBeVisible()
    await expect(screen.getByRole('link', { name: LODGE.phone })).toBeVisible()
    await expect(screen.getByRole('link', { name: LODGE.email })).toBeVisible()
    await waitFor(() => expect(pay()).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(pay())
    await expect(args.model.pay).toHaveBeenCalledWith(client, expect.anything())
  },
}

/** Shows the card step on a phone. */
export const CardPhone: Story = {
  name: 'En teléfono',
  tags: ['M-11'],
  globals: { viewport: { value: 'phone' } },
  args: { model: atCard(null) },
}

const fieldsFailed = modelAt({ step: 'card', session, problem: { kind: 'fields' } })

/** Shows 'Ha ocurrido un error. Inténtelo más tarde' when the fields fail, and a retry keeps the focus. */
export const FieldsFailed: Story = {
  name: 'Los campos de la tarjeta no cargaron',
  tags: ['B-03'],
  args: { model: fieldsFailed },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('Ha ocurrido un error. Inténtelo más tarde')
    await expect(screen.getByText('Modo de prueba: no se cobra de verdad')).toBeVisible()
    await userEvent.click(pay())
    await expect(screen.getByText(/no cargaron. Pulse Volver a intentar/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Volver a intentar' }))
    await expect(fieldsFailed.fieldsRetried).toHaveBeenCalledOnce()
    await expect(screen.getByRole('heading', { name: 'Pago con tarjeta' })).toHaveFocus()
  },
}

/** A press on 'Reservar' before the card fields are there says to wait for them. */
export const FieldsLoading: Story = {
  name: 'Reservar antes de que carguen los campos',
  tags: ['M-11'],
  args: { model: modelAt({ step: 'card', session, problem: null }) },
  play: async ({ args }) => {
    await expect(pay()).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(pay())
    await expect(screen.getByText(/Espere a que aparezcan los campos de la tarjeta/)).toBeVisible()
    await expect(args.model.pay).not.toHaveBeenCalled()
  },
}

/** Says when offline at 'Reservar' that nothing was sent or charged. */
export const OfflineAtPay: Story = {
  name: 'Sin señal al pulsar Reservar',
  tags: ['M-11'],
  args: { model: atCard({ kind: 'offline' }) },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent(
      'Sin conexión. No se ha enviado ni cobrado nada; vuelva a intentarlo cuando tenga señal.',
    )
    await expect(screen.queryByText(/Revise los datos/)).not.toBeInTheDocument()
    await waitFor(() => expect(pay()).not.toHaveAttribute('aria-disabled'))
  },
}

/** Never says while paying offline that nothing was sent, since the card may have been sent before the network was lost. */
export const OfflineWhilePaying: Story = {
  name: 'Sin señal mientras se paga',
  tags: ['M-11'],
  args: { model: modelAt({ step: 'paying', session: { ...session, scriptUrl: PAYFORM_SCRIPT } }) },
  beforeEach: () => {
    const answeringAgain = answering(() => 'silence')()
    const comeBack = withoutSignal()
    return () => {
      comeBack()
      answeringAgain()
    }
  },
  play: async () => {
    await expect(screen.getAllByText(/Puede que el pago ya se haya enviado/)[0]).toBeVisible()
    await expect(screen.getByText('Procesando su pago. No cierre esta página.')).toBeVisible()
    await expect(screen.queryByText(/no se ha enviado/)).not.toBeInTheDocument()
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => true })
    window.dispatchEvent(new Event('online'))
    await expect(await screen.findByText(/Estamos consultando qué pasó con su pago/)).toBeVisible()
  },
}

/** Shows a message of its own when the provider times out. */
export const TokenTimeout: Story = {
  name: 'La pasarela no respondió a tiempo',
  tags: ['M-11'],
  args: { model: atCard({ kind: 'token_timeout' }) },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('El proveedor de pagos no respondió a tiempo')
    await expect(screen.getByRole('alert')).toHaveTextContent('No se le ha cobrado nada')
    await waitFor(() => expect(pay()).not.toHaveAttribute('aria-disabled'))
  },
}

/** Requires the late arrival checkbox at the card when check-in has closed meanwhile. */
export const LateAtCard: Story = {
  name: 'Llegada tardía, falta la casilla',
  tags: ['M-08'],
  args: { model: atCard({ kind: 'request', problem: refusedWith('late_check_in') }) },
  play: async ({ args }) => {
    await expect(screen.getByRole('alert')).toHaveTextContent(ERROR_SENTENCES.late_check_in)
    await userEvent.click(pay())
    await expect(args.model.pay).not.toHaveBeenCalled()
    await expect(lateTick()).toHaveFocus()
    await expect(lateTick()).toHaveAccessibleDescription(/Llame al hospedaje/)
    await userEvent.click(lateTick())
    await expect(args.onClientChange).toHaveBeenCalledWith({ ...client, lateArrivalAccepted: true })
  },
}

/** Pays once the late arrival checkbox is ticked. */
export const LateAtCardAccepted: Story = {
  name: 'Llegada tardía aceptada',
  tags: ['M-08'],
  args: { ...LateAtCard.args, client: { ...client, lateArrivalAccepted: true } },
  play: async ({ args }) => {
    await waitFor(() => expect(pay()).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(pay())
    await expect(args.model.pay).toHaveBeenCalledOnce()
  },
}

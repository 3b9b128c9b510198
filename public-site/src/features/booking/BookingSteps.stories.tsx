import type { Meta, StoryObj } from '@storybook/react-vite'
import { EMPTY_CLIENT } from 'shared-ui/copy/client-form'
import { ERROR_SENTENCES } from 'shared-ui/copy/problems'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { ApiProblem, Unreachable } from '../../lib/problems.ts'
import { answering } from '../../lib/stories/answering.ts'
import { inSite } from '../../lib/stories/in-site.tsx'
import { BookingStep } from './BookingStep.tsx'
import { booking, guest, purchase, session } from './booking-fixture.ts'
import type { BookingState, CardProblem } from './booking-state.ts'
import { Offline } from './offline.ts'
import { PAYFORM_SCRIPT } from './testing/payform-script.ts'
import type { BookingModel } from './use-booking.ts'

const modelAt = (state: BookingState): BookingModel => ({
  state,
  open: fn(async () => {}),
  pay: fn(async () => {}),
  edited: fn(),
  fieldsFailed: fn(),
  fieldsRetried: fn(),
  holdOver: fn(),
  changeDetails: fn(),
  closeDenial: fn(),
  tryAgain: fn(),
  askAgain: fn(),
  finish: fn(),
})

const taken = new ApiProblem({ status: 409, message: ERROR_SENTENCES.nights_taken, code: 'nights_taken' })
const held = new ApiProblem({
  status: 409,
  message: ERROR_SENTENCES.nights_held,
  code: 'nights_held',
  heldUntil: '2027-04-01T19:32:10.000Z',
})
const tooMany = new ApiProblem({
  status: 409,
  message: ERROR_SENTENCES.too_many_holds,
  code: 'too_many_holds',
})
const late = new ApiProblem({ status: 409, message: ERROR_SENTENCES.late_check_in, code: 'late_check_in' })
const asked = { purchase, session: null, because: null }

const meta = {
  title: 'Sitio/Reservar/Pasos',
  component: BookingStep,
  decorators: [inSite],
  beforeEach: answering(() => 'silence'),
  args: {
    booking,
    model: modelAt({ step: 'client', problem: null }),
    guest,
    onGuestChange: fn(),
  },
} satisfies Meta<typeof BookingStep>

export default meta
type Story = StoryObj<typeof meta>

const next = () => screen.getByRole('button', { name: 'Siguiente Paso' })

export const Empty: Story = {
  name: "B-03 'Siguiente Paso' is not ready, and a press shows what is missing",
  args: { guest: { draft: EMPTY_CLIENT, agreed: false, lateArrivalAccepted: false } },
  play: async ({ args }) => {
    await expect(next()).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(next())
    await expect(args.model.open).not.toHaveBeenCalled()
    await waitFor(() => expect(screen.getByLabelText('Nombres')).toHaveFocus())
    await expect(screen.getByText('Acepte los términos y condiciones para continuar.')).toBeVisible()
  },
}

export const Ready: Story = {
  name: "B-03 'Siguiente Paso' opens a payment session for who was typed",
  play: async ({ args }) => {
    await userEvent.click(next())
    await expect(args.model.open).toHaveBeenCalledWith(guest)
  },
}

export const Opening: Story = {
  name: 'M-11 While the session is opened the fields are locked and readable, and it is said',
  args: { model: modelAt({ step: 'opening' }) },
  play: async ({ args }) => {
    await expect(next()).toHaveAttribute('aria-busy', 'true')
    await expect(screen.getByRole('status')).toHaveTextContent('Separando la habitación')
    const names = screen.getByLabelText('Nombres')
    await userEvent.type(names, 'x')
    await userEvent.click(screen.getByRole('checkbox'))
    await expect(names).toHaveValue('Lucía')
    await expect(names).toHaveAttribute('readonly')
    await expect(screen.getByLabelText('Tipo de documento')).toBeDisabled()
    await expect(args.onGuestChange).not.toHaveBeenCalled()
  },
}

const atForm = (problem: unknown) => modelAt({ step: 'client', problem })

export const OfflineAtNext: Story = {
  name: "M-11 Offline at 'Siguiente Paso' it says so, and that nothing was charged",
  args: { model: atForm(new Offline()) },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('Sin conexión. No se ha cobrado nada')
    await expect(screen.queryByText(/[Rr]evise los datos/)).not.toBeInTheDocument()
  },
}

export const NightsHeld: Story = {
  name: 'M-08 Nights that somebody else is paying say until when, in Lima',
  args: { model: atForm(held) },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent(
      'Otra persona está pagando esta habitación. Si no termina, queda libre a las 14:32.',
    )
    await expect(screen.getByRole('link', { name: 'Volver a buscar' })).toBeVisible()
  },
}

export const TooManyHolds: Story = {
  name: "M-08 Too many holds at once are told in the server's words",
  args: { model: atForm(tooMany) },
  play: async () => expect(screen.getByRole('alert')).toHaveTextContent(ERROR_SENTENCES.too_many_holds),
}

const lateTick = () => screen.getByRole('checkbox', { name: 'Ya llamé y el hospedaje me espera esta noche' })

export const LateArrival: Story = {
  name: "M-08 After check-in has closed 'Siguiente Paso' needs the tick that the guest has called",
  args: { model: atForm(late) },
  play: async ({ args }) => {
    await expect(screen.getByText(/La recepción cierra a las 20:00. Llame antes de reservar:/)).toBeVisible()
    await expect(screen.getByRole('link', { name: '+51 900 000 000' })).toHaveAttribute(
      'href',
      'tel:+51900000000',
    )
    await expect(screen.getByRole('alert')).toHaveTextContent(ERROR_SENTENCES.late_check_in)
    await userEvent.click(next())
    await expect(args.model.open).not.toHaveBeenCalled()
    await waitFor(() => expect(lateTick()).toHaveFocus())
    await expect(lateTick()).toHaveAccessibleDescription(
      'Llame al hospedaje y marque esta casilla para continuar.',
    )
    await userEvent.click(lateTick())
    await expect(args.onGuestChange).toHaveBeenCalledWith({ ...guest, lateArrivalAccepted: true })
  },
}

export const LateArrivalAccepted: Story = {
  name: 'M-08 With the tick it goes on, and the request carries it',
  args: { model: atForm(null), guest: { ...guest, lateArrivalAccepted: true } },
  play: async ({ args }) => {
    await expect(lateTick()).toBeChecked()
    await userEvent.click(next())
    await expect(args.model.open).toHaveBeenCalledWith({ ...guest, lateArrivalAccepted: true })
  },
}

export const Remembered: Story = {
  name: "B-13 What was stored before is shown as such, and 'No soy yo' empties it",
  args: { onForget: fn() },
  play: async ({ args }) => {
    await expect(screen.getByText(/Completamos el formulario con lo que se escribió antes/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'No soy yo' }))
    await expect(args.onForget).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Sus datos' })).toHaveFocus())
  },
}

export const NightsTaken: Story = {
  name: 'E-02 A refusal stands under the form, with the way to other dates',
  args: { model: modelAt({ step: 'client', problem: taken }) },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent(ERROR_SENTENCES.nights_taken)
    await expect(screen.getByRole('link', { name: 'Volver a buscar' })).toHaveAttribute(
      'href',
      '/rooms?inDate=2027-04-30&outDate=2027-05-01',
    )
  },
}

export const FieldRefused: Story = {
  name: 'V-10 What the server finds wrong with a field stands beside it',
  args: {
    model: modelAt({
      step: 'client',
      problem: new ApiProblem({
        status: 400,
        message: ERROR_SENTENCES.invalid_request,
        code: 'invalid_request',
        fields: { email: 'Ese correo no recibe mensajes.' },
      }),
    }),
  },
  play: async () => expect(screen.getByLabelText('Correo electrónico')).toBeInvalid(),
}

const fieldsFailed = modelAt({ step: 'card', session, problem: { kind: 'fields' } })

export const FieldsFailed: Story = {
  name: "B-03 'Ha ocurrido un error. Inténtelo más tarde', and one press tries again",
  args: { model: fieldsFailed },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('Ha ocurrido un error. Inténtelo más tarde')
    await expect(screen.getByText('Modo de prueba: no se cobra de verdad')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Volver a intentar' }))
    await expect(fieldsFailed.fieldsRetried).toHaveBeenCalledOnce()
  },
}

const pay = () => screen.getByRole('button', { name: 'Reservar' })

/** The card step with a problem, and with card fields that come. */
const atCard = (problem: CardProblem | null) =>
  modelAt({ step: 'card', session: { ...session, scriptUrl: PAYFORM_SCRIPT }, problem })

export const Card: Story = {
  name: 'M-11 The card step shows the accepted brands, the country of the merchant and whom to call',
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
    await expect(screen.getByRole('link', { name: '+51 900 000 000' })).toBeVisible()
    await expect(screen.getByRole('link', { name: 'reservas@quintajacaranda.example' })).toBeVisible()
    await waitFor(() => expect(pay()).toBeEnabled())
    await userEvent.click(pay())
    await expect(args.model.pay).toHaveBeenCalledWith(guest, expect.anything())
  },
}

export const CardPhone: Story = {
  name: 'M-11 The card step on a phone',
  globals: { viewport: { value: 'phone' } },
  args: { model: atCard(null) },
}

export const OfflineAtPay: Story = {
  name: "M-11 Offline at 'Reservar' it says that nothing was sent or charged, and blames no card",
  args: { model: atCard({ kind: 'offline' }) },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent(
      'Sin conexión. No se ha enviado ni cobrado nada; vuelva a intentarlo cuando tenga señal.',
    )
    await expect(screen.queryByText(/Revise los datos/)).not.toBeInTheDocument()
    await waitFor(() => expect(pay()).toBeEnabled())
  },
}

export const TokenTimeout: Story = {
  name: 'M-11 A provider that makes no token in time is told as such, with a way on',
  args: { model: atCard({ kind: 'token_timeout' }) },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('El proveedor de pagos no respondió a tiempo')
    await expect(screen.getByRole('alert')).toHaveTextContent('No se le ha cobrado nada')
    await waitFor(() => expect(pay()).toBeEnabled())
  },
}

export const LateAtCard: Story = {
  name: 'M-08 Check-in that has closed meanwhile asks for the tick at the card, and then it can be paid',
  args: { model: atCard({ kind: 'call', problem: late }) },
  play: async ({ args }) => {
    await expect(screen.getByRole('alert')).toHaveTextContent(ERROR_SENTENCES.late_check_in)
    await waitFor(() => expect(pay()).toBeEnabled())
    await userEvent.click(pay())
    await expect(args.model.pay).not.toHaveBeenCalled()
    await expect(lateTick()).toHaveAccessibleDescription(/Llame al hospedaje/)
    await userEvent.click(lateTick())
    await expect(args.onGuestChange).toHaveBeenCalledWith({ ...guest, lateArrivalAccepted: true })
  },
}

export const LateAtCardAccepted: Story = {
  name: 'M-08 With the tick the card can be sent',
  args: { ...LateAtCard.args, guest: { ...guest, lateArrivalAccepted: true } },
  play: async ({ args }) => {
    await waitFor(() => expect(pay()).toBeEnabled())
    await userEvent.click(pay())
    await expect(args.model.pay).toHaveBeenCalledOnce()
  },
}

export const HoldOver: Story = {
  name: 'B-08 The hold is over: a new try in one press',
  args: { model: modelAt({ step: 'hold_over', problem: null }) },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }))
    await expect(args.model.open).toHaveBeenCalledWith(guest)
  },
}

export const HoldLost: Story = {
  name: 'B-08 The new try finds the room taken',
  args: { model: modelAt({ step: 'hold_over', problem: taken }) },
  play: async () => expect(screen.getByRole('alert')).toHaveTextContent(ERROR_SENTENCES.nights_taken),
}

export const Asking: Story = {
  name: 'B-10 Asks what became of the payment',
  args: { model: modelAt({ step: 'asking', failure: null, ...asked }) },
  play: async () => expect(screen.getByRole('status')).toHaveTextContent('Consultando su pago'),
}

export const AskingFailed: Story = {
  name: 'E-01 Could not ask, and says so',
  args: { model: modelAt({ step: 'asking', failure: new Unreachable(), ...asked }) },
  play: async ({ args }) => {
    await expect(screen.getByRole('alert')).toHaveTextContent('No pudimos consultar su pago')
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
    await expect(args.model.askAgain).toHaveBeenCalledOnce()
  },
}

export const Unanswered: Story = {
  name: 'B-10 The bank has not answered: calm, and nothing to repeat',
  args: { model: modelAt({ step: 'unanswered', ...asked }) },
  play: async () => {
    await expect(screen.getByRole('heading', { name: 'Su banco todavía no responde' })).toBeVisible()
    await expect(screen.queryByRole('button')).not.toBeInTheDocument()
    await expect(screen.getByText(/3310001/)).toBeVisible()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { EMPTY_CLIENT } from 'shared-ui/copy/client-form'
import { ERROR_SENTENCES } from 'shared-ui/copy/problems'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { ApiProblem, Unreachable } from '../../lib/problems.ts'
import { answering } from '../../lib/stories/answering.ts'
import { inSite } from '../../lib/stories/in-site.tsx'
import { BookingStep } from './BookingStep.tsx'
import { booking, guest, purchase, session } from './booking-fixture.ts'
import type { BookingState } from './booking-state.ts'
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
  askAgain: fn(),
  finish: fn(),
})

const taken = new ApiProblem({ status: 409, message: ERROR_SENTENCES.nights_taken, code: 'nights_taken' })
const asked = { purchase, session: null, because: null }

const meta = {
  title: 'Sitio/Reservar/Pasos',
  component: BookingStep,
  decorators: [inSite],
  beforeEach: answering(() => 'silence'),
  args: {
    booking,
    model: modelAt({ step: 'client', problem: null }),
    guest: { draft: guest, agreed: true },
    onGuestChange: fn(),
  },
} satisfies Meta<typeof BookingStep>

export default meta
type Story = StoryObj<typeof meta>

const next = () => screen.getByRole('button', { name: 'Siguiente Paso' })

export const Empty: Story = {
  name: "B-03 'Siguiente Paso' is not ready, and a press shows what is missing",
  args: { guest: { draft: EMPTY_CLIENT, agreed: false } },
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
  name: 'W-06 The button turns while the session is opened',
  args: { model: modelAt({ step: 'opening' }) },
  play: async () => expect(next()).toHaveAttribute('aria-busy', 'true'),
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

export const Reversed: Story = {
  name: 'B-09, case 8 Paid and given back',
  args: { model: modelAt({ step: 'reversed' }) },
  play: async () => expect(screen.getByRole('heading', { name: 'Su pago fue devuelto' })).toBeVisible(),
}

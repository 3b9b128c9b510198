import type { Meta, StoryObj } from '@storybook/react-vite'
import { LODGE } from 'content'
import { ApiProblem, Unreachable } from 'shared-ui/api/problems'
import { EMPTY_CLIENT } from 'shared-ui/copy/booking/client-form'
import { ERROR_SENTENCES } from 'shared-ui/copy/problems/problems'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { answering } from '../../../../test/answering.ts'
import { booking, client } from '../../../../test/booking/booking-fixture.ts'
import { modelAt } from '../../../../test/booking/booking-model.ts'
import { refusedWith } from '../../../../test/booking/refused-with.ts'
import { inSite } from '../../../../test/in-site.tsx'
import { phoneLink } from '../../../lib/phone-link.ts'
import { BookingStep } from '../BookingStep.tsx'
import { Offline } from '../state/offline.ts'
import { NO_EXTRAS } from '../state/stay-extras.ts'

const guide: Guide = {
  purpose: 'El paso de los datos de quien reserva, los términos y lo opcional de la estadía.',
  notFor: 'Lo que la casa no necesita no se pide; lo opcional no detiene a nadie.',
  practice: {
    good: {
      text: 'Marque lo que no hace falta con «(opcional)», en vez de lo obligatorio con un asterisco.',
    },
    bad: { text: 'Marcar de antemano la casilla de las noticias.' },
  },
}

const meta = {
  title: 'Sitio público/Reservar/Datos',
  parameters: { guide },
  component: BookingStep,
  decorators: [inSite],
  beforeEach: answering(() => 'silence'),
  args: { booking, model: modelAt({ step: 'client', problem: null }), client, onClientChange: fn() },
} satisfies Meta<typeof BookingStep>

export default meta
type Story = StoryObj<typeof meta>

const next = () => screen.getByRole('button', { name: 'Siguiente Paso' })

/** Shows what is missing when 'Siguiente Paso' is pressed too early. */
export const Empty: Story = {
  name: 'Siguiente Paso demasiado pronto',
  tags: ['B-03'],
  args: { client: { draft: EMPTY_CLIENT, extras: NO_EXTRAS, agreed: false, lateArrivalAccepted: false } },
  play: async ({ args }) => {
    await expect(next()).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(next())
    await expect(args.model.open).not.toHaveBeenCalled()
    await waitFor(() => expect(screen.getByLabelText('Nombres')).toHaveFocus())
    await expect(screen.getByText('Acepte los términos y condiciones para continuar.')).toBeVisible()
  },
}

/** Opens a payment session for the typed client with 'Siguiente Paso'. */
export const Ready: Story = {
  name: 'Datos completos',
  tags: ['B-03'],
  play: async ({ args }) => {
    await userEvent.click(next())
    await expect(args.model.open).toHaveBeenCalledWith(client)
  },
}

/** Locks the fields while the session is being opened. */
export const Opening: Story = {
  name: 'Sesión de pago en apertura, campos fijos',
  tags: ['M-11'],
  args: { model: modelAt({ step: 'opening' }) },
  play: async ({ args }) => {
    await expect(next()).toHaveAttribute('aria-busy', 'true')
    await expect(screen.getByRole('status')).toHaveTextContent('Separando la habitación')
    const names = screen.getByLabelText('Nombres')
    await userEvent.type(names, 'x')
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box)
    await expect(names).toHaveValue('Lucía')
    await expect(names).toHaveAttribute('readonly')
    for (const name of ['Tipo de documento', 'Personas', 'Hora aproximada de llegada']) {
      await expect(screen.getByLabelText(name)).toBeDisabled()
    }
    await expect(screen.getByLabelText('Comentarios')).toHaveAttribute('readonly')
    await expect(args.onClientChange).not.toHaveBeenCalled()
  },
}

const atForm = (problem: unknown) => modelAt({ step: 'client', problem })

/** Says when offline at 'Siguiente Paso' that nothing was charged. */
export const OfflineAtNext: Story = {
  name: 'Sin señal al pulsar Siguiente Paso',
  tags: ['M-11'],
  args: { model: atForm(new Offline()) },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('Sin conexión. No se ha cobrado nada')
    await expect(screen.queryByText(/[Rr]evise los datos/)).not.toBeInTheDocument()
  },
}

/** Shows until when, in Lima time, the nights are held by somebody else. */
export const NightsHeld: Story = {
  name: 'Noches en pago por otra persona',
  tags: ['M-08'],
  args: { model: atForm(refusedWith('nights_held', '2027-04-01T19:32:10.000Z')) },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent(
      'Otra persona está pagando esta habitación. Si no termina, queda libre a las 14:32.',
    )
    await expect(screen.getByRole('link', { name: 'Volver a buscar' })).toBeVisible()
  },
}

/** Shows the server's message for too many holds. */
export const TooManyHolds: Story = {
  name: 'Demasiadas separaciones',
  tags: ['M-08'],
  args: { model: atForm(refusedWith('too_many_holds')) },
  play: async () => expect(screen.getByRole('alert')).toHaveTextContent(ERROR_SENTENCES.too_many_holds),
}

const lateTick = () => screen.getByRole('checkbox', { name: 'Ya llamé y el hospedaje me espera esta noche' })

/** Requires the late arrival checkbox after check-in has closed. */
export const LateArrival: Story = {
  name: 'Llegada tardía, falta la casilla',
  tags: ['M-08'],
  args: { model: atForm(refusedWith('late_check_in')) },
  play: async ({ args }) => {
    await expect(screen.getByText(/La recepción cierra a las 20:00. Llame antes de reservar:/)).toBeVisible()
    await expect(screen.getByRole('link', { name: LODGE.phone })).toHaveAttribute(
      'href',
      phoneLink(LODGE.phone),
    )
    await expect(screen.getByRole('alert')).toHaveTextContent(ERROR_SENTENCES.late_check_in)
    await userEvent.click(next())
    await expect(args.model.open).not.toHaveBeenCalled()
    await waitFor(() => expect(lateTick()).toHaveFocus())
    await expect(lateTick()).toHaveAccessibleDescription(
      'Llame al hospedaje y marque esta casilla para continuar.',
    )
    await userEvent.click(lateTick())
    await expect(args.onClientChange).toHaveBeenCalledWith({ ...client, lateArrivalAccepted: true })
  },
}

/** Continues with the late arrival checkbox ticked. */
export const LateArrivalAccepted: Story = {
  name: 'Llegada tardía aceptada',
  tags: ['M-08'],
  args: { model: atForm(null), client: { ...client, lateArrivalAccepted: true } },
  play: async ({ args }) => {
    await expect(lateTick()).toBeChecked()
    await userEvent.click(next())
    await expect(args.model.open).toHaveBeenCalledWith({ ...client, lateArrivalAccepted: true })
  },
}

/** Marks data from storage, and 'No soy yo' empties it. */
export const Remembered: Story = {
  name: 'Datos recordados',
  tags: ['B-13'],
  args: { onForget: fn() },
  play: async ({ args }) => {
    await expect(screen.getByText(/Completamos el formulario con lo que se escribió antes/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'No soy yo' }))
    await expect(args.onForget).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Sus datos' })).toHaveFocus())
  },
}

/** Offers persons, hour of arrival, pet with its price, and comments. */
export const Extras: Story = {
  name: 'Personas, hora, mascota y comentarios',
  tags: ['B-01'],
  args: { client: { ...client, extras: { ...NO_EXTRAS, comments: `🌺${'x'.repeat(700)}` } } },
  play: async ({ args }) => {
    await expect(screen.getByText(/20\.00 por noche, que se pagan en el hospedaje/)).toBeVisible()
    await userEvent.selectOptions(screen.getByLabelText('Personas'), '2')
    await userEvent.selectOptions(screen.getByLabelText('Hora aproximada de llegada'), LODGE.checkIn.from)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Viajo con una mascota' }))
    for (const change of [{ persons: '2' }, { arrival: LODGE.checkIn.from }, { pet: true }]) {
      await expect(args.onClientChange).toHaveBeenCalledWith(
        expect.objectContaining({ extras: expect.objectContaining(change) }),
      )
    }
    await userEvent.click(next())
    await expect(args.model.open).not.toHaveBeenCalled()
    await waitFor(() => expect(screen.getByLabelText('Comentarios')).toHaveFocus())
    await expect(screen.getByLabelText('Comentarios')).toHaveAccessibleDescription(
      /Son 701 caracteres. Escriba 700 como máximo./,
    )
  },
}

/** Shows a refusal under the form, with a link to the search. */
export const NightsTaken: Story = {
  name: 'Noches ocupadas entretanto',
  tags: ['E-02'],
  args: { model: modelAt({ step: 'client', problem: refusedWith('nights_taken') }) },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent(ERROR_SENTENCES.nights_taken)
    await expect(screen.getByRole('link', { name: 'Volver a buscar' })).toHaveAttribute(
      'href',
      '/rooms?inDate=2027-04-30&outDate=2027-05-01',
    )
  },
}

/** Says after a timeout that nothing was charged. */
export const NoResponse: Story = {
  name: 'Sin respuesta: no se cobró nada',
  tags: ['M-11'],
  args: { model: modelAt({ step: 'client', problem: new Unreachable() }) },
  play: async () =>
    expect(screen.getByRole('alert')).toHaveTextContent('Hasta ahora no se le ha cobrado nada.'),
}

/** Shows a field error of the server beside the field. */
export const FieldRefused: Story = {
  name: 'Error del servidor junto a su campo',
  tags: ['V-10'],
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

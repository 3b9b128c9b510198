import type { Meta, StoryObj } from '@storybook/react-vite'
import { Unreachable } from 'shared-ui/api/problems'
import { ERROR_SENTENCES } from 'shared-ui/copy/problems/problems'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { answering } from '../../../../test/answering.ts'
import { booking, client, purchase } from '../../../../test/booking/booking-fixture.ts'
import { modelAt } from '../../../../test/booking/booking-model.ts'
import { refusedWith } from '../../../../test/booking/refused-with.ts'
import { inSite } from '../../../../test/in-site.tsx'
import { BookingStep } from '../BookingStep.tsx'

const guide: Guide = {
  purpose: 'Lo que se ve mientras no se sabe cómo terminó el pago, o cuando venció la separación.',
  notFor: 'No se ofrece pagar otra vez mientras el primer pago puede estar hecho.',
  practice: {
    good: { text: 'Pida no cerrar la página y diga qué hacer si se cierra.' },
    bad: { text: 'Un botón «Pagar otra vez» mientras no se sabe.' },
  },
}

const meta = {
  title: 'Sitio público/Reservar/Espera',
  parameters: { guide },
  component: BookingStep,
  decorators: [inSite],
  beforeEach: answering(() => 'silence'),
  args: { booking, model: modelAt({ step: 'client', problem: null }), client, onClientChange: fn() },
} satisfies Meta<typeof BookingStep>

const pending = { purchase, session: null, because: null }

export default meta
type Story = StoryObj<typeof meta>

/** Offers a retry when the hold has expired. */
export const HoldOver: Story = {
  name: 'Separación vencida',
  tags: ['B-08'],
  args: { model: modelAt({ step: 'hold_over', problem: null }) },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }))
    await expect(args.model.open).toHaveBeenCalledWith(client)
  },
}

/** Shows that the room is taken when the retry fails. */
export const HoldLost: Story = {
  name: 'La habitación ya no está',
  tags: ['B-08'],
  args: { model: modelAt({ step: 'hold_over', problem: refusedWith('nights_taken') }) },
  play: async () => expect(screen.getByRole('alert')).toHaveTextContent(ERROR_SENTENCES.nights_taken),
}

/** Shows that the outcome of the payment is being requested. */
export const Asking: Story = {
  name: 'Consultando el pago',
  tags: ['B-10'],
  args: { model: modelAt({ step: 'asking', failure: null, ...pending }) },
  play: async () => expect(screen.getByRole('status')).toHaveTextContent('Consultando su pago'),
}

/** Shows an error when the outcome cannot be requested. */
export const AskingFailed: Story = {
  name: 'La consulta falló',
  tags: ['E-01'],
  args: { model: modelAt({ step: 'asking', failure: new Unreachable(), ...pending }) },
  play: async ({ args }) => {
    await expect(screen.getByRole('alert')).toHaveTextContent('No pudimos consultar su pago')
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
    await expect(args.model.askAgain).toHaveBeenCalledOnce()
  },
}

/** Says that the bank has not responded, without a retry. */
export const Unanswered: Story = {
  name: 'El banco no respondió',
  tags: ['B-10'],
  args: { model: modelAt({ step: 'unanswered', ...pending }) },
  play: async () => {
    await expect(screen.getByRole('heading', { name: 'Su banco todavía no responde' })).toBeVisible()
    await expect(screen.queryByRole('button')).not.toBeInTheDocument()
    await expect(screen.getByText(/3310001/)).toBeVisible()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useForm } from 'shared-ui/forms/use-form'
import type { Guide } from 'shared-ui/guides/guide'
import { NEW_RESERVATION_TEXTS } from 'shared-ui/validators/reservations/reservation-texts'
import { expect, screen } from 'storybook/test'
import { ReservationTextFields } from './ReservationTextFields.tsx'

function TextsForm() {
  const form = useForm({
    initial: NEW_RESERVATION_TEXTS,
    check: () => ({}),
    send: async () => undefined,
  })
  return (
    <form {...form.element}>
      <ReservationTextFields field={form.field} />
    </form>
  )
}

const guide: Guide = {
  purpose: 'Canal y detalle de una reservación, iguales al crearla y al corregirla.',
  notFor: 'Los datos de la persona van en «Datos del cliente».',
  practice: {
    good: { text: 'Elija el canal por el que llegó: de ahí salen las estadísticas.' },
    bad: { text: 'Escribir el canal dentro del detalle.' },
  },
}

const meta = {
  title: 'Consola/Partes/Textos de una reservación',
  parameters: { guide, documents: ReservationTextFields, face: 'console-light' },
  component: TextsForm,
} satisfies Meta<typeof TextsForm>

export default meta

/** Starts with the channel WEB and without details. */
export const New: StoryObj<typeof meta> = {
  name: 'Reservación nueva, canal WEB',
  tags: ['A-11'],
  play: async () => {
    await expect(screen.getByLabelText('Canal')).toHaveValue('WEB')
    await expect(screen.getByLabelText(/^Detalles/)).toHaveValue('')
  },
}

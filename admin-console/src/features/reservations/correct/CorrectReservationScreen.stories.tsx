import type { Meta, StoryObj } from '@storybook/react-vite'
import { ERROR_SENTENCES } from 'shared-ui/copy/problems/problems'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { answering, refusal, unavailable } from '../../../../test/answering.ts'
import { inConsole } from '../../../../test/in-console.tsx'
import { SAMPLE_DETAIL } from '../../../../test/samples/sample-reservations.ts'
import { CorrectReservationScreen } from './CorrectReservationScreen.tsx'

const guide: Guide = {
  purpose: 'Corregir los datos del cliente, el canal, el detalle y las notas internas.',
  notFor: 'Fechas y habitación se cambian en «Cambiar reservación», porque cambian el precio.',
  practice: {
    good: { text: 'Corrija el correo antes de reenviar la confirmación.' },
    bad: { text: 'Usar las notas internas para datos que tienen su campo.' },
  },
}

const meta = {
  title: 'Consola/Reservaciones/Corregir reservación',
  parameters: { guide, face: 'console-light' },
  component: CorrectReservationScreen,
  decorators: [inConsole],
  args: { reservationId: SAMPLE_DETAIL._id, onCorrected: fn() },
} satisfies Meta<typeof CorrectReservationScreen>

export default meta
type Story = StoryObj<typeof meta>

let sent: unknown[] = []
/** Responds with the sample, and records what is saved. */
const stored = () => {
  sent = []
  return answering((request) => {
    if (request.method !== 'PUT') return { body: { reservation: SAMPLE_DETAIL } }
    void request.json().then((body: unknown) => sent.push(body))
    return { body: {} }
  })()
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Guardar datos' }))
const retype = async (label: string, text: string) => {
  const field = await screen.findByLabelText(label)
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

/** Shows that the reservation is loading. */
export const Loading: Story = {
  name: 'Cargando',
  tags: ['W-05'],
  beforeEach: answering(() => 'silence'),
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent('Cargando Reservación')
  },
}

/** Reports an unknown reservation. */
export const Unknown: Story = {
  name: 'Reservación no encontrada',
  tags: ['D-05'],
  beforeEach: answering(() => refusal(404, 'reservation_not_found', ERROR_SENTENCES.reservation_not_found)),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Reservación no encontrada' })).toBeVisible()
  },
}

/** Replaces the spinner with the error of the server. */
export const Refused: Story = {
  name: 'Error del servidor con reintento',
  tags: ['W-05'],
  ...unavailable,
}

/** Asks to restore a deleted reservation first. */
export const Deleted: Story = {
  name: 'Eliminada: primero se restaura',
  tags: ['D-05'],
  beforeEach: answering(() => ({ body: { reservation: { ...SAMPLE_DETAIL, state: 'deleted' } } })),
  play: async () => {
    await expect(await screen.findByText('Recupérela para corregir sus datos.')).toBeVisible()
  },
}

/** Saves the corrected client and the notes with the version that was read. */
export const Corrected: Story = {
  name: 'Datos corregidos',
  tags: ['D-05'],
  beforeEach: stored,
  play: async ({ args }) => {
    await retype('Apellidos', 'Quispe Huamán')
    await userEvent.type(screen.getByLabelText('Notas internas (opcional)'), 'Pidió cuna.')
    await expect(screen.queryByText(/dejan de servir/)).not.toBeInTheDocument()
    await save()
    await waitFor(() => expect(args.onCorrected).toHaveBeenCalledOnce())
    await waitFor(() =>
      expect(sent).toEqual([
        expect.objectContaining({
          version: 2,
          notes: 'Pidió cuna.',
          client: expect.objectContaining({ surnames: 'Quispe Huamán', age: '41' }),
        }),
      ]),
    )
  },
}

/** Says before saving that another e-mail ends the links that were sent. */
export const OtherEmail: Story = {
  name: 'Otro correo termina los enlaces enviados',
  tags: ['D-05'],
  beforeEach: stored,
  play: async () => {
    await retype('Correo electrónico', 'rosa@example.com')
    await expect(
      screen.getByText(/los enlaces que se enviaron a rosa\.quispe@example\.pe dejan de servir/),
    ).toBeVisible()
  },
}

/** Reports an invalid e-mail beside its field, and sends nothing. */
export const Invalid: Story = {
  name: 'Correo que no vale',
  tags: ['V-01', 'D-05'],
  beforeEach: stored,
  play: async ({ args }) => {
    await retype('Correo electrónico', 'rosa@')
    await save()
    await expect(screen.getByLabelText('Correo electrónico')).toHaveFocus()
    await expect(screen.getByLabelText('Correo electrónico')).toHaveAccessibleDescription(/correo válido/)
    await expect(args.onCorrected).not.toHaveBeenCalled()
  },
}

/** Merges another person’s correction field by field and shows both versions. */
export const Conflict: Story = {
  name: 'Dos versiones, campo por campo',
  tags: ['D-05', 'case-19'],
  beforeEach: answering((request) => {
    if (request.method !== 'PUT') return { body: { reservation: SAMPLE_DETAIL } }
    const current = {
      ...SAMPLE_DETAIL,
      version: 3,
      client: { ...SAMPLE_DETAIL.client, phone: '+51 900 000 999' },
    }
    return {
      status: 409,
      body: { errorMessage: 'x', errorCode: 'changed_meanwhile', current },
    }
  }),
  play: async () => {
    await retype('Nombres', 'Rosa')
    await save()
    const versions = within(await screen.findByRole('table'))
    await expect(versions.getByRole('row', { name: /^Nombres.*Rosa Elvira.*Rosa/ })).toBeVisible()
    await expect(screen.getByLabelText('Teléfono')).toHaveValue('+51 900 000 999')
    await expect(screen.getByLabelText('Nombres')).toHaveValue('Rosa')
  },
}

export const Phone: Story = {
  name: 'En teléfono, tema oscuro',
  beforeEach: stored,
  globals: { viewport: { value: 'phone' } },
  parameters: { face: 'console-dark' },
}

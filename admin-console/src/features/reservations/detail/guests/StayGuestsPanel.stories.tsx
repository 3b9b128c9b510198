import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from 'shared-ui/guides/guide'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { answering, type StoryResponse } from '../../../../../test/answering.ts'
import { inConsole } from '../../../../../test/in-console.tsx'
import { SAMPLE_CHILD, SAMPLE_GUEST } from '../../../../../test/samples/sample-guests.ts'
import { cancelledDetail, SAMPLE_DETAIL } from '../../../../../test/samples/sample-reservations.ts'
import { StayGuestsPanel } from './StayGuestsPanel.tsx'

type Sent = { path: string; body: unknown }
const sent: Sent[] = []

/** Records what is sent before it answers with `respond`. */
const recording = (respond: () => StoryResponse) => {
  const start = answering((request) => {
    const path = new URL(request.url).pathname
    void request
      .clone()
      .text()
      .then((text) => sent.push({ path, body: text === '' ? null : JSON.parse(text) }))
    return respond()
  })
  return () => {
    sent.length = 0
    return start()
  }
}
const saved = recording(() => ({ body: { guests: [SAMPLE_GUEST], expectedGuests: 2 } }))

const guide: Guide = {
  purpose:
    'Las personas que duermen en la habitación de una reservación, con los datos que pide el registro.',
  notFor:
    'Quien reserva y paga está en «Cliente»; es huésped solo si también se aloja. La llegada se anota en «Llegada y salida».',
  copy: ['Dice cuántos faltan por registrar, no cuántos caben.'],
  practice: {
    good: { text: 'Registre a cada persona con su documento a la llegada, menores también.' },
    bad: { text: 'Anotar «familia Quispe» como un solo huésped.' },
  },
}

const meta = {
  title: 'Consola/Reservaciones/Huéspedes',
  parameters: { guide, face: 'console-light' },
  component: StayGuestsPanel,
  args: { reservation: SAMPLE_DETAIL, onPrint: fn() },
  decorators: [inConsole],
  beforeEach: saved,
} satisfies Meta<typeof StayGuestsPanel>

export default meta
type Story = StoryObj<typeof meta>

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const retype = async (label: string, text: string) => {
  const field = screen.getByLabelText(label)
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

/** Says how many guests are still to be registered, and takes the client over. */
export const Nobody: Story = {
  name: 'Sin registrar: tomar los datos del cliente',
  tags: ['D-12'],
  play: async () => {
    await expect(screen.getByText('Faltan 2 huéspedes por registrar')).toBeVisible()
    await press('Agregar al cliente')
    const dialog = within(await screen.findByRole('dialog', { name: 'Agregar huésped' }))
    await expect(dialog.getByLabelText('Nombres')).toHaveValue('Rosa Elvira')
    await expect(dialog.getByLabelText('Nacionalidad')).toHaveValue('Perú')
    await userEvent.selectOptions(dialog.getByLabelText('Sexo'), 'Femenino')
    await userEvent.type(dialog.getByLabelText('Fecha de nacimiento'), '1985-04-30')
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(sent[0]).toMatchObject({
      path: expect.stringContaining('guest/add'),
      body: { identificationDocumentNumber: '40000001', sex: 'F', birthDate: '1985-04-30' },
    })
  },
}

/** Shows the guests in order, minors marked, and no more than the room is for. */
export const Full: Story = {
  name: 'Completos, con un menor',
  tags: ['D-12'],
  args: { reservation: { ...SAMPLE_DETAIL, guests: [SAMPLE_GUEST, SAMPLE_CHILD] } },
  play: async () => {
    const [mother, child] = within(screen.getByRole('list', { name: 'Huéspedes' })).getAllByRole('listitem')
    await expect(mother).toHaveTextContent(/Ingrid Sørensen.*Pasaporte N1234567 · Noruega/)
    await expect(screen.getByRole('button', { name: 'Datos personales de Ingrid Sørensen' })).toBeVisible()
    await expect(mother).not.toHaveTextContent('Menor de edad')
    await expect(child).toHaveTextContent(/Nils Sørensen.*Menor de edad.*28\/02\/2018/)
    await expect(screen.getByText('2 huéspedes registrados, no falta ninguno.')).toBeVisible()
    await expect(screen.getByText(/La habitación es para 2 personas/)).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Agregar huésped' })).not.toBeInTheDocument()
  },
}

/** Asks for the adult of a minor who is alone. */
export const MinorAlone: Story = {
  name: 'Un menor sin adulto',
  tags: ['D-12'],
  args: { reservation: { ...SAMPLE_DETAIL, guests: [SAMPLE_CHILD] } },
  play: async () => {
    await expect(screen.getByText(/No se aloja a un menor sin su padre/)).toBeVisible()
  },
}

/** One press says that fewer persons come than the room is for. */
export const FewerCome: Story = {
  name: 'Vienen menos personas',
  tags: ['D-12'],
  args: { reservation: { ...SAMPLE_DETAIL, guests: [SAMPLE_GUEST] } },
  play: async () => {
    await press('Viene solo 1 persona')
    await waitFor(() => expect(sent[0]).toMatchObject({ body: { expected: 1 } }))
    await expect(sent[0]?.path).toContain('guest/expected')
  },
}

/** Reports what is missing beside the fields, and sends nothing. */
export const Incomplete: Story = {
  name: 'Datos incompletos',
  tags: ['V-05', 'D-12'],
  play: async () => {
    await press('Agregar huésped')
    await userEvent.selectOptions(screen.getByLabelText('Tipo de documento'), 'DNI')
    await retype('Número de documento', 'N123')
    await press('Guardar')
    await expect(screen.getByLabelText('Nombres')).toHaveAccessibleDescription(/Escriba los nombres/)
    await expect(screen.getByLabelText('Número de documento')).toHaveAccessibleDescription(/sin letras/)
    await expect(sent).toEqual([])
  },
}

/** Shows beside the document that the guest is registered already. */
export const Registered: Story = {
  name: 'Documento ya registrado',
  tags: ['D-12'],
  beforeEach: recording(() => ({
    status: 400,
    body: {
      errorMessage: 'Hay datos que no se pueden aceptar. Revise los campos señalados.',
      errorCode: 'invalid_request',
      fields: { identificationDocumentNumber: 'Ya hay un huésped con ese documento en esta estadía.' },
    },
  })),
  args: { reservation: { ...SAMPLE_DETAIL, guests: [SAMPLE_GUEST] } },
  play: async () => {
    await press('Corregir a Ingrid Sørensen')
    await retype('Número de documento', 'N7654321')
    await press('Guardar')
    await waitFor(() =>
      expect(screen.getByLabelText('Número de documento')).toHaveAccessibleDescription(/Ya hay un huésped/),
    )
  },
}

/** Merges another person’s correction of a guest field by field and shows both versions. */
export const Conflict: Story = {
  name: 'Dos personas corrigen a la vez',
  tags: ['D-12'],
  beforeEach: recording(() => ({
    status: 409,
    body: {
      errorMessage: 'x',
      errorCode: 'changed_meanwhile',
      current: { ...SAMPLE_GUEST, version: 2, origin: 'Oslo' },
    },
  })),
  args: { reservation: { ...SAMPLE_DETAIL, guests: [SAMPLE_GUEST] } },
  play: async () => {
    await press('Corregir a Ingrid Sørensen')
    await retype('Nombres', 'Ingrid Marie')
    await press('Guardar')
    const versions = within(await screen.findByRole('table'))
    await expect(versions.getByRole('row', { name: /^Nombres.*Ingrid.*Ingrid Marie/ })).toBeVisible()
    await expect(screen.getByLabelText(/^Procedencia/)).toHaveValue('Oslo')
    await expect(sent[0]).toMatchObject({ body: { version: 1, names: 'Ingrid Marie' } })
  },
}

/** Asks before a guest is removed. */
export const Removed: Story = {
  name: 'Quitar a un huésped',
  tags: ['D-12'],
  beforeEach: recording(() => ({ body: { guests: [], expectedGuests: 2 } })),
  args: { reservation: { ...SAMPLE_DETAIL, guests: [SAMPLE_GUEST] } },
  play: async () => {
    await press('Quitar a Ingrid Sørensen')
    await expect(screen.getByText(/se borran de esta estadía/)).toBeVisible()
    await press('Sí')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await expect(sent[0]?.path).toContain('guest/delete')
    await expect(document.activeElement).toHaveTextContent('Se quitó de los huéspedes a Ingrid Sørensen.')
  },
}

/** Prints the sheet with the guests, or blank. */
export const Printed: Story = {
  name: 'Imprimir la ficha',
  tags: ['D-12'],
  play: async ({ args }) => {
    await press('Imprimir ficha')
    await press('Ficha en blanco')
    await expect(args.onPrint).toHaveBeenNthCalledWith(1, 'registration')
    await expect(args.onPrint).toHaveBeenNthCalledWith(2, 'blank_registration')
  },
}

/** Shows the guests of a cancelled reservation without changing them. */
export const Cancelled: Story = {
  name: 'De una reservación cancelada',
  tags: ['D-12'],
  args: { reservation: { ...cancelledDetail(), guests: [SAMPLE_GUEST] } },
  play: async () => {
    await expect(screen.getByText(/Solo se registran huéspedes/)).toBeVisible()
    await expect(screen.queryByRole('button', { name: /Quitar|Corregir|Agregar/ })).not.toBeInTheDocument()
  },
}

/** On a phone, dark theme. */
export const Phone: Story = {
  name: 'En un celular, tema oscuro',
  args: { reservation: { ...SAMPLE_DETAIL, guests: [SAMPLE_GUEST, SAMPLE_CHILD] } },
  globals: { viewport: { value: 'phone' } },
  parameters: { face: 'console-dark' },
}
